// The keyboard: stepping, answering, editing; a list of it all under the question mark.

import { dialog, h } from "./dom.js";
import * as ask from "./ask.js";
import * as chain from "./chain.js";
import { goTo, redo, showStep, state, undo } from "./store.js";
import * as tree from "./tree.js";

/** @type {[string[], string][]} */
const KEYS = [
  [["←", "→"], "a step back, a step on"], [["Home", "End"], "the first and the last step"], [["Space"], "play, pause"],
  [
    ["↑", "↓"], "another variation of this point",
  ], [["Shift", "←"], "leave the variation"], [["1", "…", "9"], "answer the question"],
  [["E"], "edit the board, or play it"], [
    ["F"], "find a card to put on the table",
  ], [["U"], "undo"], [["Shift", "U"], "redo"],
  [["O"], "every outcome"], [["/"], "search"], [["Esc"], "leave a button, so that Space plays"], [["?"], "this list"],
];

const typing = (/** @type {any} */ element) => element?.isContentEditable
  || /^(INPUT|TEXTAREA|SELECT)$/.test(element?.tagName || "");

/** @param {{mode: () => void, find: () => void, outcomes: () => void}} acts */
export function setUp(acts) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || document.querySelector("dialog[open]")) return;
    if ((event.ctrlKey || event.metaKey)
      && event.key.toLowerCase() === "z"
      && !typing(event.target)) return stop(event, event.shiftKey
      ? redo
      : undo);
    if (event.ctrlKey || event.metaKey || typing(event.target)) return undefined;
    if (/^[1-9]$/.test(event.key)) return ask.open() ? stop(event, () => ask.press(Number(event.key))) : undefined;
    if (event.key === "Escape" && event.target instanceof HTMLElement) return event.target.blur();
    const pressed = event.target instanceof Element && event.target.closest("button, a, summary");
    if (event.key === " " && pressed) return undefined;
    const does = meant(event, acts);
    return does ? stop(event, does) : undefined;
  });
}

/** @param {KeyboardEvent} event @param {() => any} does */
function stop(event, does) {
  event.preventDefault();
  event.stopPropagation();
  does();
}

/** @param {KeyboardEvent} event @param {{mode: () => void, find: () => void, outcomes: () => void}} acts */
function meant(event, acts) {
  const found = {
    ArrowRight: chain.forward, ArrowLeft: event.shiftKey ? leave : chain.back, Home: () => showStep(0),
    End: chain.toEnd, ArrowUp: () => beside(-1), ArrowDown: () => beside(1), " ": chain.play, "?": help,
    e: acts.mode, f: acts.find, u: undo, U: redo, o: acts.outcomes,
  }[event.key];
  const vertical = event.key === "ArrowUp" || event.key === "ArrowDown";
  return vertical && siblings().length < 2 ? undefined : found;   // else they scroll
}

const siblings = () => {
  const parent = state.lines[state.at].parent;
  return parent ? state.lines[parent].children : [];
};

/** @param {number} by */
function beside(by) {
  const all = siblings();
  goTo(all[(all.indexOf(state.at) + by + all.length) % all.length]);
}

/** Back to where this variation left the main line. */
function leave() {
  const off = tree.path(state.lines, state.at).find((node) => state.lines[node.parent
    || tree.ROOT].children[0] !== node.id);
  if (off) goTo(off.parent || tree.ROOT);
}

export function help() {
  dialog(
    "Keys",
    h(
      "dl", { class: "key-list" },
      KEYS.map(([keys, does]) => h(
        "div", {}, h("dt", {}, keys.flatMap((key) => [key === "…" ? key : h("kbd", {}, key), " "])), h("dd", {}, does),
      )),
    ),
    { class: "is-small" },
  );
}

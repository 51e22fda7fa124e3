// What was taken by default can be decided after all: the order of what happens at once, the pile that Mana goes to.

import { button, capital, dialog, fill, glyphButton, h, say } from "./dom.js";
import * as moves from "./moves.js";
import { nameOf, reportAt, state } from "./store.js";
import * as tree from "./tree.js";
import { segments } from "./widgets.js";
import { answerWords } from "./words.js";

/** Kinds of question that have a default and more than one answer. */
const KINDS = ["order", "place", "take"];

/** @param {any} one an assumption */
export function possible(one) {
  return Boolean(one.by) && KINDS.includes(one.kind) && tree.declared(state.lines, state.at) !== null;
}

/** @param {any} one an assumption */
export function open(one) {
  let value = structuredClone(one.taken);
  const set = (/** @type {any} */ next) => { value = next; };
  const decide = async () => {
    box.close();
    await moves.follow([...await before(one), { kind: one.kind, answer: value }]);
    say("Decided: a line of its own.");
  };
  const asked = h("p", { class: "put" }, capital(one.text.replace(/^Nobody said: /, "")));
  const box = dialog(`${one.by} decides`, [asked, field(one, set)], {
    class: "is-small", footer: button("Decide it so", "check", { onclick: decide }, "btn-primary"),
  });
}

/**
 * Answers are taken in the order in which they are asked for, so what was assumed before it in the same action is said.
 * @param {any} one @returns {Promise<{kind: string, answer: any}[]>}
 */
async function before(one) {
  const declared = tree.declared(state.lines, state.at);
  const earlier = declared ? await reportAt(declared.parent || tree.ROOT).catch(() => null) : null;
  const mine = (state.report?.assumptions || []).slice(earlier?.assumptions.length || 0);
  const same = mine.filter((/** @type {any} */ other) => other.kind === one.kind);
  const place = same.findIndex((/** @type {any} */ other) => other.text === one.text);
  const said = same.slice(0, Math.max(0, place));
  return said.map((/** @type {any} */ other) => ({ kind: other.kind, answer: other.taken }));
}

/** @param {any} one @param {(value: any) => void} set */
function field(one, set) {
  if (one.kind === "order" && Array.isArray(one.taken)) return ordering([...one.taken], set);
  if (one.kind === "place" && typeof one.taken === "number") return piles(one.taken, set);
  const input = /** @type {HTMLInputElement} */ (h("input", {
    class: "input mono", "aria-label": "The answer, as JSON", value: JSON.stringify(one.taken),
    onchange: () => { try { set(JSON.parse(input.value)); } catch { input.value = JSON.stringify(one.taken); } },
  }));
  return input;
}

/** @param {number} taken @param {(value: any) => void} set */
function piles(taken, set) {
  const host = h("div", {});
  const show = (/** @type {string} */ chosen) => {
    set(Number(chosen));
    fill(host, segments("The first Mana goes to", [["1", "Pile 1"], ["2", "Pile 2"]], chosen, show));
  };
  show(String(taken));
  return host;
}

/** @param {any[]} items @param {(value: any) => void} set */
function ordering(items, set) {
  const host = h("ol", { class: "pile-list" });
  const swap = (/** @type {number} */ place, /** @type {number} */ other) => {
    if (other < 0 || other >= items.length) return;
    [items[place], items[other]] = [items[other], items[place]];
    set([...items]);
    show();
  };
  const show = () => fill(host, items.map((item, place) => {
    const name = answerWords("order", item, nameOf);
    return h(
      "li", {}, h("span", { class: "slip" }, h("b", {}, `${place + 1}. ${name}`)),
      glyphButton("up", `${name}: earlier`, { onclick: () => swap(place, place - 1) }),
      glyphButton("down", `${name}: later`, { onclick: () => swap(place, place + 1) }),
    );
  }));
  show();
  return host;
}

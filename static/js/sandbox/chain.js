// The chain of events: a nested list, one line an indivisible action, with what was chosen and what is still to come.

import { byId, citations, fill, h, icon } from "./dom.js";
import * as moves from "./moves.js";
import {
  canRedo, canUndo, goTo, nameOf, positionAt, redo, reportAt, showStep, state, stepNow, steps, undo,
} from "./store.js";
import * as tree from "./tree.js";
import { chosenWords, questionWords } from "./words.js";

/** @typedef {{node: any, question: any, after: number}} Choice */
/** @type {Map<string, Choice>} */
const known = new Map();
const UNDER_CONTROLS = 110;   // pixels that the controls cover while the chain scrolls by
let playing = 0;

/** Which question each answer on this line answered, as far as it is known. @returns {Choice[]} */
export function choices() {
  return tree.path(state.lines, state.at).filter((node) => node.answer).map((node) => known.get(keyOf(node.id))
    || { node, question: null, after: -1 });
}

/** @param {string} id */
const keyOf = (id) => JSON.stringify([state.doc.players, state.doc.assume, tree.doing(state.lines, id)]);

/** Asks the engine what was open before each answer on this line. @param {() => void} then */
export async function learn(then) {
  const nodes = tree.path(state.lines, state.at).filter((node) => node.answer && !known.has(keyOf(node.id)));
  if (!nodes.length || state.busy) return;
  await Promise.all(nodes.slice(0, 40).map(async (node) => {
    const key = keyOf(node.id);
    const report = await reportAt(node.parent || tree.ROOT).catch(() => null);
    if (report) known.set(
      key, { node, question: report.status === "awaiting" ? report.question : null, after: report.steps.length },
    );
  }));
  then();
}

/** What an answer says, with who gave it. @param {any} node */
export function choiceWords(node) {
  const [kind, value] = Object.entries(node.answer)[0];
  const question = known.get(keyOf(node.id))?.question;
  return {
    by: question?.by || "", text: chosenWords(kind, value, question, nameOf),
    question: question ? questionWords(question) : kind,
  };
}

export function render() {
  const list = steps();
  const open = state.report?.status === "awaiting" ? ", 1 open" : "";
  const body = !list.length && state.report?.status === "resolved" ? h(
    "p", { class: "hint" },
    `Nothing has been done yet.${state.mode === "edit" ? " Put cards on the table, then choose what happens." : ""}`,
  ) : [
    !state.report && state.busy ? h("p", { class: "hint" }, "Resolving …") : null, nested(list), end(), waiting(),
  ];
  fill(
    byId("chain"),
    h(
      "header", {}, h("h2", { id: "h-chain" }, "Chain of events"),
      h("span", { class: "hint push" }, `${list.length} step${list.length === 1 ? "" : "s"}${open}`),
    ),
    h("div", { class: "controls" }, transport()),
    h("div", { class: "chain-body" }, body),
  );
}

/** @param {any[]} list */
function nested(list) {
  if (!list.length) return null;
  const made = choices();
  const top = h("ol", { class: "steps" });
  /** @type {{depth: number, list: HTMLElement, last: HTMLElement|null}[]} */
  const levels = [{ depth: list[0].depth, list: top, last: null }];
  for (const step of list) {
    while (levels.length > 1 && step.depth < levels[levels.length - 1].depth) levels.pop();
    let level = levels[levels.length - 1];
    if (step.depth > level.depth && level.last) {
      const deeper = h("ol", {});
      level.last.append(deeper);
      level = { depth: step.depth, list: deeper, last: null };
      levels.push(level);
    }
    level.last = row(step, made.filter((choice) => askedAt(choice, list) === step.n));
    level.list.append(level.last);
  }
  return top;
}

/**
 * A question stands with the step it came after; one about an action that is only being declared, with that action.
 * @param {Choice} choice
 * @param {any[]} list
 */
function askedAt(choice, list) {
  const next = list[choice.after];
  return choice.after === 0 || next?.depth === 0 ? choice.after + 1 : choice.after;
}

/** @param {any} step @param {Choice[]} made */
function row(step, made) {
  const now = step.n === stepNow();
  const byHand = /^judge\b/i.test(step.event) || /judge/i.test(step.text);
  return h(
    "li", {
      class: `step${now ? " is-now" : ""}${step.n > stepNow() ? " is-later" : ""}`, "aria-current": now ? "step" : null,
      "data-step": step.n,
    },
    h("div", { class: "step-row", onclick: (/** @type {MouseEvent} */ event) => pressed(event, step.n) },
      h(
        "button", { type: "button", class: "step-hit", "aria-label": `Step ${step.n}: show the board after it` },
        h("span", { class: "step-n" }, step.event.startsWith("fizzle") ? icon("nothing") : step.n),
      ),
      h("div", {}, h(
        "p", {}, step.text, byHand ? h("span", { class: "tag is-warn" }, icon("edit"), "by the judge’s hand") : null,
      ), made.map(chosen),
        h("p", { class: "src" }, h("span", { class: "ev" }, step.event), citations(step.cites)))),
  );
}

/** @param {MouseEvent} event @param {number} number */
function pressed(event, number) {
  if (event.target instanceof Element && event.target.closest("a, button:not(.step-hit)")) return;
  showStep(number);
}

/** @param {Choice} choice */
function chosen(choice) {
  const said = choiceWords(choice.node);
  const others = state.lines[choice.node.parent].children.length - 1;
  return h("p", { class: "chose", title: said.question }, icon("branch"), h(
    "span", {}, `${said.by ? `${said.by}: ` : ""}${said.text}`,
  ),
    h(
      "button", { type: "button", class: "link", onclick: () => goTo(choice.node.parent) },
      others ? `${others + 1} lines` : "change",
    ));
}

/** How it ended. */
function end() {
  const report = state.report;
  if (!report) return null;
  const late = choices().filter((choice) => choice.question && askedAt(choice, steps()) > steps().length);
  const said = {
    awaiting: () => h(
      "p", { class: "ended is-open" }, icon("question"),
      h("span", {}, h("b", {}, `${report.question.by} decides. `), questionWords(report.question)),
    ),
    loop: () => h("p", { class: "ended" }, icon("warn"), "The mandatory actions repeat the same position: a loop."),
    stopped: () => h(
      "p", { class: "ended" }, icon("warn"),
      `This takes longer than is allowed here. It was stopped after ${steps().length} steps.`,
    ),
    resolved: () => (report.final?.winner ? h(
      "p", { class: "ended" }, icon("check"), h("b", {}, winner(report.final.winner)),
    ) : null),
  }[report.status];
  return [late.map(chosen), said ? said() : null];
}

/** @param {string} name */
const winner = (name) => ({
  draw: "The game is a draw.", players: "The players win.", adversary: "The Adversary wins.",
}[name] || `${name} wins.`);

/** What waits in the chain at the chosen step. */
function waiting() {
  const listed = positionAt()?.waiting || [];
  if (state.mode === "edit" || !listed.length) return null;
  return [h(
    "p", { class: "divider" }, `Still to come after step ${stepNow()}`,
  ), h("ol", { class: "steps coming" }, listed.map((/** @type {string} */ text) => h(
    "li", { class: "step is-next" }, h(
      "div", { class: "step-row" }, h("span", { class: "step-n" }, icon("step")),
      h("p", {}, text.charAt(0).toUpperCase() + text.slice(1)),
    ),
  )))];
}

function transport() {
  const last = stepNow() >= steps().length && !state.lines[state.at].children.length;
  const act = (
    /** @type {string} */ label, /** @type {string} */ glyph, /** @type {string} */ keys, /** @type {() => any} */ does,
    /** @type {boolean} */ off = false,
  ) => h(
    "button", {
      type: "button", class: "btn", "data-act": label.toLowerCase(), "aria-keyshortcuts": keys,
      "aria-disabled": off ? "true" : null, onclick: () => { if (!off) does(); },
    }, icon(glyph), label,
  );
  return [h(
    "div", { class: "transport", role: "group", "aria-label": "Stepping" },
    act("Undo", "undo", "U", undo, !canUndo()), act(
      "Redo", "redo", "Shift+U", redo, !canRedo(),
    ), h("span", { class: "gap" }),
    act(
      "First", "first", "Home", () => showStep(0), stepNow() === 0,
    ), act("Back", "back", "ArrowLeft", back, stepNow() === 0),
    act(playing ? "Pause" : "Play", playing ? "pause" : "play", "Space", play, last && !playing),
    act("Step", "step", "ArrowRight", forward, last), act("Last", "last", "End", toEnd, last),
  ), h(
    "p", { class: "keys" }, keyed(["←", "→"], "step"), keyed(["Space"], "play"), keyed(["1", "9"], "answer"),
    keyed(["?"], "all keys"),
  )];
}

/** @param {string[]} keys @param {string} does */
const keyed = (keys, does) => h("span", {}, keys.flatMap((key) => [h("kbd", {}, key), " "]), does);

export const back = () => showStep(stepNow() - 1);

export async function forward() {
  if (stepNow() < steps().length) showStep(stepNow() + 1);
  else {
    const told = steps().length;
    await moves.onward();
    if (steps().length > told) showStep(told + 1);
  }
}

export function toEnd() {
  if (stepNow() < steps().length) showStep(null);
  else goTo(tree.leaf(state.lines, state.at));
}

export function play() {
  if (playing) return pause();
  if (stepNow() >= steps().length) showStep(0);
  playing = window.setInterval(() => {
    if (stepNow() >= steps().length) pause();
    else showStep(stepNow() + 1);
  }, 1100);
  render();
  return undefined;
}

export function pause() {
  if (!playing) return;
  clearInterval(playing);
  playing = 0;
  render();
}

/** The chosen step stays in sight, or the question that is open there. */
export function keepInSight() {
  const asked = state.report?.status === "awaiting" && stepNow() >= steps().length;
  const now = asked ? byId("ask") : byId("chain").querySelector(".is-now > .step-row");
  if (!now || !byId("chain").offsetParent) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  const pane = /** @type {HTMLElement} */ (now.closest(".ruling-side"));
  if (pane.scrollHeight <= pane.clientHeight) return now.scrollIntoView({ block: "nearest", behavior });
  // the page itself stays where it is
  const [outer, inner] = [pane.getBoundingClientRect(), now.getBoundingClientRect()];
  const above = inner.top - outer.top - (asked ? 0 : UNDER_CONTROLS);
  const below = inner.bottom - outer.bottom + 16;
  if (above < 0) pane.scrollBy({ top: above, behavior });
  else if (below > 0) pane.scrollBy({ top: below, behavior });
  return undefined;
}


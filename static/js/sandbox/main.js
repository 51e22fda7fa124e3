// The sandbox: what the page opens with, what is drawn when something changes, and what a press on the board means.

import * as actions from "./actions.js";
import * as ask from "./ask.js";
import * as board from "./board.js";
import * as chain from "./chain.js";
import * as cites from "./cites.js";
import { button, byId, citations, fill, h, icon } from "./dom.js";
import * as drag from "./drag.js";
import * as editor from "./editor.js";
import { lookUp } from "./facts.js";
import { inspect, view } from "./inspector.js";
import * as keys from "./keys.js";
import * as lines from "./lines.js";
import * as moves from "./moves.js";
import * as opening from "./opening.js";
import * as outcomes from "./outcomes.js";
import * as palette from "./palette.js";
import * as piles from "./piles.js";
import * as share from "./share.js";
import { changed, onChange, open, positionAt, refresh, state, stepNow, steps } from "./store.js";
import { PHASES } from "./words.js";

let lastStep = "";
let answering = false;   // the keyboard was on an answer that is gone now

function render() {
  keepingFocus(() => {
    head();
    notices();
    board.render();
    ask.render();
    actions.render();
    chain.render();
    lines.render();
    outcomes.render();
    editor.render(toggleMode);
  });
  byId("bench").setAttribute("aria-busy", String(state.busy));
  byId("bench").dataset.mode = state.mode;
  byId("tab-chain").textContent = state.mode === "edit" ? "Table" : "Chain";
  lookUp();
  if (state.busy) return;
  share.follow();
  chain.learn(changed);
  const where = `${state.at}/${stepNow()}`;
  if (where !== lastStep && lastStep) chain.keepInSight();
  lastStep = where;
}

/** Everything is drawn anew; whoever had the keyboard keeps it. @param {() => void} draw */
function keepingFocus(draw) {
  const held = /** @type {HTMLElement|null} */ (document.activeElement);
  const mark = held && byId("bench").contains(held) ? markOf(held) : null;
  const y = scrollY;
  const onAnswer = Boolean(held?.matches("#ask :focus-visible"));
  draw();
  if (scrollY !== y) scrollTo({ top: y });
  const typing = document.activeElement?.matches("input, textarea, select");
  const again = mark && !typing ? byId("bench").querySelector(mark) : null;
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  answering ||= onAnswer;
  if (!answering || state.busy) return;
  answering = false;
  if (document.activeElement === document.body) byId("ask").querySelector("button")?.focus({ preventScroll: true });
}

/** A selector that finds the same control in the next drawing. @param {HTMLElement} element */
function markOf(element) {
  for (const name of ["id", "data-alias", "data-node", "data-act", "data-drop", "aria-label"]) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  const step = element.closest("[data-step]");
  return step ? `[data-step="${step.getAttribute("data-step")}"] .step-hit` : null;
}

function head() {
  const title = state.doc.title || ("Untitled position");
  byId("title").textContent = title;
  document.title = `${title}: Sandbox, Blackrobe`;
  const now = state.mode === "edit" ? state.doc : positionAt() || state.doc;
  const phase = now.phase || "main";
  fill(
    byId("turn"),
    h(
      "ol", { class: "phases", "aria-label": `Phase of ${now.turn || "A"}’s turn` },
      PHASES.map(([key, label]) => h("li", { "aria-current": key === phase ? "step" : null }, label)),
    ),
  );
  fill(byId("acts"), button("Open", "open", { onclick: () => opening.open(), "data-act": "open" }, "btn-sm btn-quiet"),
    button(
      state.mode === "edit" ? "Play" : "Edit board", state.mode === "edit" ? "step" : "edit",
      { onclick: toggleMode, "data-act": "mode" }, "btn-sm btn-quiet",
    ),
    button("Share", "link", { onclick: share.open, "data-act": "share" }, "btn-sm btn-quiet"),
    button("Keys", "info", { onclick: keys.help, "data-act": "keys" }, "btn-sm btn-quiet only-fine"),
    button("Ruling sheet", "rulings", { onclick: share.sheet, "data-act": "sheet" }, "btn-sm btn-primary"));
}

/** What is wrong, said where it is seen. */
function notices() {
  const report = state.mode === "edit" ? state.start : state.report;
  const said = [];
  if (state.problem) said.push(notice(
    "is-bad", "warn", state.problem, button("Try again", "redo", { onclick: refresh }),
  ));
  for (const text of report?.status === "invalid"
    ? report.problems
    || []
    : []) said.push(notice("is-bad", "warn", text));
  if (report?.status === "illegal") {
    const undo = state.at !== "root" ? button("Take it back", "undo", { onclick: () => moves.remove(state.at) }) : null;
    said.push(notice(
      "is-bad", "cross", [h("b", {}, "Not allowed. "), report.reason, " ", citations(report.cites)], undo,
    ));
  }
  if (report?.unused?.length && state.mode === "play") said.push(notice(
    "", "info", `${report.unused.length} answer${report.unused.length === 1 ? " was" : "s were"} not asked for.`,
  ));
  if (state.doc.question && state.mode === "play") said.unshift(h("p", { class: "put" }, state.doc.question));
  fill(byId("notices"), said);
}

/** @param {string} kind @param {string} glyph @param {any} text @param {any} [act] */
const notice = (kind, glyph, text, act) => h(
  "div", { class: `notice ${kind}`, role: "alert" }, icon(glyph), h("span", {}, text), act || null,
);

function toggleMode() {
  state.mode = state.mode === "edit" ? "play" : "edit";
  if (editor.narrow()) show(state.mode === "edit" ? "board" : "chain");
  refresh();
}

/** @param {string} view the tab of a phone */
function show(view) {
  const tab = /** @type {HTMLInputElement|null} */ (byId(`v-${view}`));
  if (tab) tab.checked = true;
}

/** The card or player of the chosen step, which the board marks. @returns {Set<string>} */
function marks() {
  const step = steps()[stepNow() - 1];
  return new Set(step ? [step.event.split(" ")[1]] : []);
}

function setUp() {
  board.setUp({
    tile: (alias, name) => {
      if (state.mode === "edit") inspect(alias);
      else if (ask.onBoard().has(alias)) ask.give(alias);
      else view(alias, name);
    },
    pile: piles.open, player: (name) => ask.give(name), add: editor.find, hp: editor.health, reserve: editor.reserve,
    ether: editor.ether, answers: ask.onBoard, marks,
  });
  byId("board").addEventListener("pointerdown", (event) => {
    const tile = event.target instanceof Element ? event.target.closest("[data-alias]") : null;
    if (tile instanceof HTMLElement) drag.begin(
      { alias: tile.dataset.alias, name: tile.querySelector("b")?.textContent || "" }, event,
    );
  });
  palette.setUp({ drag: (name, event) => drag.begin({ name }, event), ownCard: editor.ownCard });
  lines.setUp(share.copyNode);
  drag.setUp();
  cites.setUp();
  opening.setUp();
  keys.setUp({
    mode: toggleMode,
    find: () => { if (state.mode !== "edit") toggleMode(); editor.find(state.doc.turn || "A", "auto"); },
    outcomes: () => {
      show("outcomes");
      /** @type {HTMLElement|null} */ (byId("outcomes").querySelector("[data-act=outcomes]"))?.click();
    },
  });
}

function boot() {
  const given = JSON.parse(byId("boot").textContent || "{}");
  state.silences = Object.fromEntries((given.silences || []).map((/** @type {any} */ one) => [one.name, one]));
  byId("plain")?.remove();
  byId("bench").hidden = false;
  setUp();
  onChange(render);
  const study = given.study && Object.keys(given.study).length ? given.study : null;
  open(study, { id: given.id || "", node: given.node || "", step: given.step ?? null });
  if (given.problem) { state.problem = given.problem; changed(); }
  if (state.mode === "edit" && editor.narrow()) show("board");
}

boot();

// What the page knows: the study, where one stands in it, and what came of it. Changes go through `commit`, so that
// they can be undone.

import * as api from "./api.js";
import { emptyDoc, find, placed } from "./position.js";
import * as tree from "./tree.js";

/** @typedef {import("./tree.js").Tree} Tree */

const MOST_UNDONE = 200;

export const state = {
  /** @type {Object<string, any>} */ doc: emptyDoc(),
  /** @type {Tree} */ lines: tree.empty(),
  at: tree.ROOT,
  /** @type {number|null} the chosen step; null is the last one */ step: null,
  /** @type {"edit"|"play"} */ mode: "edit",
  /** @type {Object<string, any>|null} */ report: null,
  /** @type {Object<string, any>|null} the position before anything is done */ start: null,
  saved: "",
  touched: false,
  stable: false,   // whether the nodes have their ids from the document that was opened
  busy: false,
  problem: "",
  /** @type {Object<string, any>} */ silences: {},
};

/** @type {(() => void)[]} */
const listeners = [];
/** @type {{undo: string[], redo: string[]}} */
const past = { undo: [], redo: [] };
let round = 0;

/** @param {() => void} listener */
export const onChange = (listener) => listeners.push(listener);
export const changed = () => listeners.forEach((listener) => listener());

const snapshot = () => JSON.stringify({
  doc: state.doc, lines: state.lines, at: state.at, step: state.step, mode: state.mode,
});

/**
 * Opens a study and forgets what could be undone.
 * @param {Object<string, any>|null} study
 * @param {{id?: string, node?: string, step?: number|null}} [where]
 */
export function open(study, where = {}) {
  past.undo.length = 0;
  past.redo.length = 0;
  take(study, where);
  state.saved = where.id || "";
  state.touched = false;
  return refresh();
}

/** @param {Object<string, any>|null} study @param {{node?: string, step?: number|null}} where */
function take(study, where) {
  state.doc = study ? structuredClone(study) : emptyDoc();
  state.stable = Boolean(state.doc.lines);
  state.lines = tree.read(state.doc);
  delete state.doc.lines;
  state.at = where.node && state.lines[where.node] ? where.node : tree.leaf(state.lines);
  state.step = where.step ?? null;
  state.mode = placed(state.doc).length ? "play" : "edit";
}

/** Another study in place of this one; undo brings this one back. @param {Object<string, any>|null} study */
export function replace(study) {
  return commit(() => { take(study, {}); });
}

/** @param {() => void} change */
export function commit(change) {
  const before = snapshot();
  change();
  if (snapshot() !== before) {
    past.undo.push(before);
    if (past.undo.length > MOST_UNDONE) past.undo.shift();
    past.redo.length = 0;
    state.touched = true;
  }
  return refresh();
}

/** @param {(doc: Object<string, any>) => void} change */
export const edit = (change) => commit(() => change(state.doc));

export const canUndo = () => past.undo.length > 0;
export const canRedo = () => past.redo.length > 0;
export const undo = () => travel(past.undo, past.redo);
export const redo = () => travel(past.redo, past.undo);

/** @param {string[]} from @param {string[]} to */
function travel(from, to) {
  const wanted = from.pop();
  if (wanted === undefined) return undefined;
  to.push(snapshot());
  Object.assign(state, JSON.parse(wanted));
  state.touched = true;
  return refresh();
}

/** The linear scenario that leads to a node. @param {string} [id] */
export function scenario(id = state.at) {
  const entries = tree.doing(state.lines, id);
  return { ...withoutExpect(state.doc), do: entries };
}

/** @param {Object<string, any>} doc what only a test file has is not sent */
function withoutExpect(doc) {
  const { expect, shows, question, ...rest } = doc;
  return rest;
}

/** The whole study: what an import was, where nothing has been changed. */
export function study() {
  const main = tree.doing(state.lines, tree.leaf(state.lines));
  const doc = structuredClone(state.doc);
  if ("do" in doc || main.length) doc.do = main;
  if (tree.branches(state.lines)) doc.lines = structuredClone(state.lines);
  return doc;
}

/** @param {string} id @param {number|null} [step] */
export function goTo(id, step = null) {
  if (!state.lines[id]) return undefined;
  if (id === state.at) return showStep(step);
  state.at = id;
  state.step = step;
  state.mode = "play";
  return refresh();
}

/** @param {number|null} step */
export function showStep(step) {
  const most = steps().length;
  state.step = step === null || step >= most ? null : Math.max(0, step);
  changed();
}

export const steps = () => /** @type {any[]} */ (state.report?.steps || []);
export const stepNow = () => state.step ?? steps().length;
/** Whether one stands at the end of what the line tells. */
export const atEnd = () => stepNow() >= steps().length;

/** @param {number} [step] the position after so many steps */
export function positionAt(step = stepNow()) {
  const told = state.report?.positions || [];
  let found = told[0] || null;
  for (const position of told) if (position.after <= step) found = position;
  return step >= steps().length && state.report?.final ? { ...found, ...state.report.final } : found;
}

/** What the engine's own words call a card: its name, with the alias where there are copies. @param {string} alias */
export function nameOf(alias) {
  const one = find(state.doc, alias);
  if (!one) return alias;
  const copies = placed(state.doc).filter((other) => other.name === one.name);
  if (copies.length < 2) return one.name;
  return `${one.name} (${copies.filter((other) => other.player === one.player).length > 1 ? alias : one.player})`;
}

/** Asks the engine again; an answer that comes too late is dropped. */
export async function refresh() {
  round += 1;
  const mine = round;
  state.busy = true;
  changed();
  try {
    const [start, report] = await Promise.all([api.resolve({ ...scenario(tree.ROOT) }), api.resolve(scenario(), true)]);
    if (mine !== round) return;
    state.start = start;
    state.report = report;
    state.problem = "";
  } catch (error) {
    if (mine !== round) return;
    state.problem = error instanceof TypeError
      ? "The server cannot be reached. What you have here is kept; try again."
      : String(error.message || error);
  }
  state.busy = false;
  changed();
}

/**
 * The report of the line up to a node. Only asked for where something needs it.
 * @param {string} id
 */
export const reportAt = (id) => api.resolve(scenario(id), true);

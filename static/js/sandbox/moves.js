// What one does in the study: declare, answer, respond, rule by hand. Each makes a node, or finds the one that is
// there.

import * as api from "./api.js";
import { changed, commit, goTo, scenario, state } from "./store.js";
import * as tree from "./tree.js";

/** @param {string} parent @param {Partial<import("./tree.js").TreeNode>} what */
function make(parent, what) {
  const number = Object.keys(state.lines).length;
  return commit(() => {
    state.at = tree.go(state.lines, parent, what);
    state.step = null;
    state.mode = "play";
  }).then(() => Object.keys(state.lines).length > number);
}

/** @param {Object<string, any>} entry */
export const declare = (entry) => make(state.at, { move: entry });

/** @param {string} place a phase, or PLAYER.PHASE */
export const playOn = (place) => declare({ go: place });

/** @param {string} event @param {string} reason @param {string[]} cites */
export function ruleByHand(event, reason, cites) {
  return declare({ judge: event, ...(cites.length ? { cites } : {}), ...(reason ? { reason } : {}) });
}

/** @param {string} kind @param {any} value */
export async function answer(kind, value) {
  state.busy = true;
  changed();
  const to = await whose(kind, value).catch(() => null);
  return make(state.at, to === null ? { answer: { [kind]: value } } : { answer: { [kind]: value }, to });
}

/**
 * Whether the open question is asked by the action or by a response to it: the one whose answer closes it.
 * @param {string} kind @param {any} value @returns {Promise<number|null>}
 */
async function whose(kind, value) {
  const around = tree.declared(state.lines, state.at)?.move?.respond;
  if (!Array.isArray(around) || !around.length) return null;
  const open = asked(state.report);
  for (const to of [null, ...around.keys()]) {
    const tried = { ...scenario() };
    const last = { ...tried.do[tried.do.length - 1] };
    last.respond = last.respond.map((
      /** @type {any} */ one, /** @type {number} */ place,
    ) => (place === to ? added(one, kind, value) : one));
    tried.do = [...tried.do.slice(0, -1), to === null ? added(last, kind, value) : last];
    const report = await api.resolve(tried, true);
    if (report.status !== "illegal" && asked(report) !== open) return to;
  }
  return null;
}

/** @param {any} entry @param {string} kind @param {any} value */
const added = (entry, kind, value) => ({ ...entry, answers: [...(entry.answers || []), { [kind]: value }] });

/** @param {any} report */
const asked = (report) => JSON.stringify([
  report?.question?.kind, report?.question?.by, report?.question?.text, report?.steps?.length,
]);

/**
 * An at-any-time action around what was declared last: another line, in which it has the answers it had.
 * @param {string} when @param {Object<string, any>} entry
 */
export function respond(when, entry) {
  const declared = tree.declared(state.lines, state.at);
  if (!declared) return undefined;
  const kept = tree.path(state.lines, state.at);
  const answers = kept.slice(kept.indexOf(declared) + 1);
  return commit(() => {
    const move = { ...declared.move, respond: [...(declared.move?.respond || []), { when, ...entry }] };
    let at = tree.go(state.lines, declared.parent || tree.ROOT, { move });
    for (const node of answers) at = tree.go(
      state.lines, at, node.to === undefined ? { answer: node.answer } : { answer: node.answer, to: node.to },
    );
    state.at = at;
    state.step = null;
  });
}

/** The way to an outcome, as a line. @param {{kind: string, answer: any}[]} answers */
export function follow(answers) {
  return commit(() => {
    for (const one of answers) state.at = tree.go(state.lines, state.at, { answer: { [one.kind]: one.answer } });
    state.step = null;
    state.mode = "play";
  });
}

/** @param {string} id */
export const promote = (id) => commit(() => tree.promote(state.lines, id));

/** @param {string} id */
export function remove(id) {
  return commit(() => {
    const stands = tree.path(state.lines, state.at).some((node) => node.id === id);
    const parent = tree.remove(state.lines, id);
    if (stands) { state.at = parent; state.step = null; }
  });
}

/** @param {string} id @param {string} name @param {string} comment */
export function annotate(id, name, comment) {
  return commit(() => {
    const node = state.lines[id];
    node.name = name.trim();
    node.comment = comment.trim();
  });
}

/** On along the line: to the first child. */
export function onward() {
  const next = state.lines[state.at].children[0];
  return next ? goTo(next) : undefined;
}

/**
 * Another reading of a question the texts leave open; none takes the default again.
 * @param {string} name
 * @param {string|null} reading
 */
export function assume(name, reading) {
  return commit(() => {
    const chosen = { ...(state.doc.assume || {}) };
    if (reading === null) delete chosen[name];
    else chosen[name] = reading;
    if (Object.keys(chosen).length) state.doc.assume = chosen;
    else delete state.doc.assume;
  });
}

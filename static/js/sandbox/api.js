// The server's part: what it resolves is remembered, since the same scenario always has the same trace.

/** @typedef {Object<string, any>} Report */

const BASE = "/api/sandbox/";
const MOST_KEPT = 300;
/** @type {Map<string, Promise<Report>>} */
const kept = new Map();

/**
 * @param {string} path @param {any} [body] @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
async function call(path, body, signal) {
  const options = body === undefined ? { signal } : {
    method: "POST", signal, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  };
  const answer = await fetch(path.startsWith("/") ? path : BASE + path, { ...options, credentials: "same-origin" });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(problemIn(told) || `The server answered ${answer.status}.`);
  return told;
}

/** @param {any} told */
function problemIn(told) {
  if (typeof told.detail === "string") return told.detail;
  const first = Object.values(told)[0];
  return Array.isArray(first) ? String(first[0]) : typeof first === "string" ? first : "";
}

/** @param {Object<string, any>} scenario @param {boolean} [plays] @returns {Promise<Report>} */
export function resolve(scenario, plays = false) {
  const asked = { scenario, ...(plays ? { plays } : {}) };
  const key = JSON.stringify(asked);
  let found = kept.get(key);
  if (!found) {
    found = call("resolve/", asked);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
  }
  return found;
}

/** @param {string} yaml @returns {Promise<Report>} */
export const read = (yaml) => call("resolve/", { yaml });

/** @param {Object<string, any>} scenario @param {string} [player] */
export const legal = (scenario, player) => call("legal/", player ? { scenario, player } : { scenario });

/** @param {Object<string, any>} scenario @param {Object<string, any>} entry */
export const whyNot = (scenario, entry) => call("why-not/", { scenario, entry });

/**
 * @param {Object<string, any>} scenario
 * @param {number} limit
 * @param {boolean} everything
 * @param {AbortSignal} signal
 */
export const outcomes = (scenario, limit, everything, signal) => call(
  "outcomes/", { scenario, limit, everything }, signal,
);

/** @param {Object<string, any>} scenario @param {string} [from] */
export const save = (scenario, from) => call("scenarios/", from ? { scenario, from } : { scenario });

/** @param {string} id */
export const saved = (id) => call(`scenarios/${encodeURIComponent(id)}/`);

export const examples = () => call("examples/");
/** @param {string} key */
export const example = (key) => call(`examples/${encodeURIComponent(key)}/`);
/** @param {string} q @param {AbortSignal} [signal] */
export const findCards = (q, signal) => call(`cards/?q=${encodeURIComponent(q)}`, undefined, signal);
/** @param {string} name */
export const card = (name) => call(`/api/cards/${encodeURIComponent(name)}/`);
/** @param {string} cite */
export const clause = (cite) => call(`/api/clauses/${encodeURIComponent(cite)}/`);
/** @param {string} cite */
export const citation = (cite) => call(`/api/citations/?text=${encodeURIComponent(cite)}`);

// What is printed on cards: asked for once, and told for cards that only this scenario has.

import * as api from "./api.js";
import { changed, state } from "./store.js";
import { placed } from "./position.js";

/**
 * @typedef {{name: string, slug?: string, element?: string, type?: string, slot?: string, cost?: Object<string, any>,
 * hp?: any, components?: Object<string, number>, text?: string}} Facts
 */

/** @type {Map<string, Facts>} */
const known = new Map();
/** @type {Set<string>} */
const asked = new Set();

/** As the engine compares names. @param {string} name */
const folded = (name) => name.normalize("NFKD").replace(/\p{M}|['’]/gu, "").toLowerCase().trim();

/** @param {string} name @returns {Facts} */
export function facts(name) {
  const own = Object.entries(state.doc.cards || {}).find(([key]) => folded(key) === folded(name));
  if (own) return { name: own[0], type: "spell", ...own[1] };
  return known.get(folded(name)) || { name };
}

/** @param {string} name */
export const isOwn = (name) => Object.keys(state.doc.cards || {}).some((key) => folded(key) === folded(name));

/** @param {Facts[]} found */
export function remember(found) {
  for (const card of found) known.set(folded(card.name), card);
}

/** Cards of the position that nothing is known of yet are looked up, each once. */
export async function lookUp() {
  const wanted = [...new Set(placed(state.doc).map((one) => one.name))]
    .filter((name) => !known.has(folded(name)) && !isOwn(name) && !asked.has(folded(name)));
  if (!wanted.length) return;
  wanted.forEach((name) => asked.add(folded(name)));
  const found = await Promise.all(wanted.map((name) => api.findCards(`"${name}"`).catch(() => [])));
  remember(found.flat());
  changed();
}

/** @type {Promise<void>|null} */
let all = null;

/** Every card there is, once somebody begins to look for one: then names are found while they are typed. */
export function loadAll() {
  all ??= api.findCards("").then(remember).catch(() => { all = null; });
  return all;
}

/**
 * Cards with a word in their name that begins so, for each word that was typed; the nearest first.
 * @param {string} typed
 * @returns {Facts[]}
 */
export function named(typed) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const own = Object.keys(state.doc.cards || {}).map(facts);
  const fits = [...own, ...known.values()].filter((card) => {
    const parts = folded(card.name).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  const rank = (/** @type {Facts} */ card) => (folded(card.name) === folded(typed)
    ? 0
    : folded(card.name).startsWith(folded(typed))
    ? 1
    : 2);
  return fits.sort((one, other) => rank(one) - rank(other)
    || one.name.length - other.name.length
    || one.name.localeCompare(other.name));
}

/**
 * As in the search box of every page: texts, operators, slips.
 * @param {string} q
 * @param {AbortSignal} signal
 * @returns {Promise<Facts[]>}
 */
export async function search(q, signal) {
  const found = await api.findCards(q, signal);
  remember(found);
  return found;
}

/** What a card is, in a few words: "Fire Equipment, Weapon". @param {Facts} card */
export function kindWords(card) {
  const parts = [card.element, card.type].filter(Boolean).join(" ");
  const text = parts ? parts.charAt(0).toUpperCase() + parts.slice(1) : "";
  return card.slot ? `${text}, ${card.slot}` : text;
}

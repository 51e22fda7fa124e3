// What differs between two positions, in words and by place. Pure.

import { ELEMENTS, capital } from "./dom.js";
import { zoneName } from "./words.js";

/** @typedef {Object<string, any>} Position */

const PILES = ["hand", "deck", "discard", "exile"];

/** @param {Position} position @returns {Map<string, {player: string, tile: any}>} */
function tiles(position) {
  const found = new Map();
  for (const [name, player] of Object.entries(position.players)) {
    for (const tile of player.board) found.set(tile.as, { player: name, tile });
  }
  return found;
}

/** @param {any} one @param {any} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param {Position|null} before @param {Position|null} now
 * @returns {{words: string[], touched: Set<string>, entered: Set<string>}}
 */
export function changes(before, now) {
  /** @type {string[]} */
  const words = [];
  const touched = new Set();
  const entered = new Set();
  if (!before || !now) return { words, touched, entered };
  for (const [name, player] of Object.entries(now.players)) {
    const was = before.players[name];
    if (!was) continue;
    if (was.hp !== player.hp) words.push(`${name}: ${was.hp} → ${player.hp} HP`);
    const mana = manaChange(was.reserve, player.reserve);
    if (mana) words.push(`${name}’s reserve: ${mana}`);
    words.push(...arrivals(name, was, player));
    const noir = player.mage_noir ? "now" : "no longer";
    if (was.mage_noir !== player.mage_noir) words.push(`${name} is ${noir} a Mage Noir`);
  }
  boards(before, now, words, touched, entered);
  const ether = manaChange(sum(before.ether), sum(now.ether));
  if (ether) words.push(`Available Ether: ${ether}`);
  if (before.phase !== now.phase || before.turn !== now.turn) words.push(`${now.turn}’s turn, ${now.phase} phase`);
  return { words, touched, entered };
}

/**
 * @param {Position} before
 * @param {Position} now
 * @param {string[]} words
 * @param {Set<string>} touched
 * @param {Set<string>} entered
 */
function boards(before, now, words, touched, entered) {
  const old = tiles(before);
  for (const [alias, { player, tile }] of tiles(now)) {
    const was = old.get(alias);
    if (!was) {
      entered.add(alias);
      words.push(`${tile.card}: onto ${player}’s board, ${tile.is}`);
    } else if (!same(bare(was.tile), bare(tile)) || was.player !== player) {
      touched.add(alias);
      words.push(...tileWords(was.tile, tile));
    }
    old.delete(alias);
  }
  for (const { tile } of old.values()) words.push(`${tile.card} has left the board`);
}

/** @param {any} tile */
const bare = (tile) => [tile.is, tile.mana, tile.hp, tile.keywords];

/** @param {any} was @param {any} tile */
function tileWords(was, tile) {
  const words = [];
  if (was.is !== tile.is) words.push(`${tile.card}: ${was.is} → ${tile.is}`);
  if (was.hp !== tile.hp) words.push(`${tile.card}: ${was.hp ?? "no"} → ${tile.hp ?? "no"} HP`);
  const mana = manaChange(was.mana, tile.mana);
  if (mana) words.push(`under ${tile.card}: ${mana}`);
  const gained = tile.keywords.filter((/** @type {string} */ one) => !was.keywords.includes(one));
  const lost = was.keywords.filter((/** @type {string} */ one) => !tile.keywords.includes(one));
  if (gained.length) words.push(`${tile.card} gains ${gained.join(", ")}`);
  if (lost.length) words.push(`${tile.card} loses ${lost.join(", ")}`);
  return words;
}

/** @param {string} name @param {any} was @param {any} player */
function arrivals(name, was, player) {
  return PILES.filter((zone) => !same(was[zone], player[zone])).map((zone) => {
    const [before, now] = [was[zone].length, player[zone].length];
    const what = zoneName(zone).toLowerCase();
    return before === now ? `${name}’s ${what} in another order` : `${name}’s ${what}: ${before} → ${now}`;
  });
}

/** @param {any[]} piles */
function sum(piles) {
  /** @type {Object<string, number>} */
  const total = {};
  for (const pile of piles) for (const element of ELEMENTS) total[element] = (total[element]
    || 0) + (pile[element]
    || 0);
  return total;
}

/** @param {any} was @param {any} now */
function manaChange(was, now) {
  return ELEMENTS.filter((element) => (was[element] || 0) !== (now[element] || 0)).map((element) => {
    const by = (now[element] || 0) - (was[element] || 0);
    return `${by > 0 ? "+" : "−"}${Math.abs(by)} ${capital(element)}`;
  }).join(", ");
}

// The position of a scenario, read and edited as plain data. Every change is made on a copy that the store hands out.

/**
 * @typedef {Object<string, any>} Doc a scenario without its lines
 * @typedef {{alias: string, name: string, player: string, zone: string, index: number, row: Object<string, any>}}
 * Placed
 * @typedef {{player: string, zone: string, form?: string, index?: number}} Spot
 */

export const PILE_KEYS = ["hand", "deck", "discard", "exile", "side"];
const SEATS = ["A", "B", "C", "D"];
export const ADVERSARY = "Adversary";

/** @returns {Doc} */
export const emptyDoc = () => ({ scenario: 1, title: "", turn: "A", players: { A: {}, B: {} }, ether: [{}, {}] });

/** @param {Doc} doc */
export const isCoop = (doc) => doc.mode === "coop";

/** @param {Doc} doc @returns {string[]} */
export function seats(doc) {
  const there = doc.players && typeof doc.players === "object" ? doc.players : {};
  return isCoop(doc) ? [...SEATS.filter((name) => name in there), ADVERSARY] : SEATS.slice(0, 2);
}

/** @param {Doc} doc @param {string} name @returns {Object<string, any>} */
export function player(doc, name) {
  doc.players = doc.players || {};
  doc.players[name] = doc.players[name] || {};
  return doc.players[name];
}

/** As the engine makes it: the name in lower case with hyphens. @param {string} name */
export function aliasOf(name) {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’]/g, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim().split(" ").join("-");
}

/**
 * Every card of the position with its alias, in the order in which the engine reads them.
 * @param {Doc} doc
 * @returns {Placed[]}
 */
export function placed(doc) {
  /** @type {Placed[]} */
  const found = [];
  const used = new Set();
  for (const name of seats(doc)) {
    for (const zone of [...PILE_KEYS, "board"]) {
      const rows = doc.players?.[name]?.[zone];
      (Array.isArray(rows) ? rows : []).forEach((entry, index) => {
        const row = entry && typeof entry === "object" ? entry : { card: entry };
        const alias = free(row.as === undefined ? aliasOf(String(row.card)) : String(row.as), used);
        used.add(alias);
        found.push({ alias, name: String(row.card), player: name, zone, index, row });
      });
    }
  }
  return found;
}

/** @param {string} wanted @param {Set<string>} used */
function free(wanted, used) {
  let alias = wanted;
  for (let number = 2; used.has(alias); number += 1) alias = `${wanted}-${number}`;
  return alias;
}

/** Copies get their alias written down, so that moving one never renames another. @param {Doc} doc */
function pin(doc) {
  const all = placed(doc);
  const copies = new Map();
  all.forEach((one) => copies.set(aliasOf(one.name), (copies.get(aliasOf(one.name)) || 0) + 1));
  for (const one of all) {
    if (copies.get(aliasOf(one.name)) > 1 && one.row.as === undefined) {
      doc.players[one.player][one.zone][one.index] = { ...one.row, as: one.alias };
    }
  }
}

/** @param {Doc} doc @param {string} alias @returns {Placed|undefined} */
export const find = (doc, alias) => placed(doc).find((one) => one.alias === alias);

/**
 * @param {Doc} doc @param {Spot} spot @param {string} name
 * @returns {string} the alias of the new card
 */
export function place(doc, spot, name) {
  pin(doc);
  const taken = new Set(placed(doc).map((one) => one.alias));
  const alias = free(aliasOf(name), taken);
  insert(doc, spot, alias === aliasOf(name) ? { card: name } : { card: name, as: alias });
  return alias;
}

/** @param {Doc} doc @param {Spot} spot @param {Object<string, any>} row */
function insert(doc, spot, row) {
  const rows = listed(player(doc, spot.player), spot.zone);
  const kept = spot.zone === "board" ? { ...row, is: spot.form || row.is || "prepared" } : bare(row);
  rows.splice(spot.index ?? rows.length, 0, kept);
}

/** @param {Object<string, any>} row what is left of a card that leaves the board @returns {any} */
function bare(row) {
  return row.as === undefined ? row.card : { card: row.card, as: row.as };
}

/** @param {Object<string, any>} owner @param {string} zone @returns {any[]} */
function listed(owner, zone) {
  if (!Array.isArray(owner[zone])) owner[zone] = [];
  return owner[zone];
}

/** @param {Doc} doc @param {string} alias @param {Spot} spot */
export function move(doc, alias, spot) {
  pin(doc);
  const one = find(doc, alias);
  if (!one) return;
  doc.players[one.player][one.zone].splice(one.index, 1);
  const sameList = one.player === spot.player && one.zone === spot.zone;
  const index = spot.index !== undefined && sameList && spot.index > one.index ? spot.index - 1 : spot.index;
  insert(doc, { ...spot, index: index ?? (sameList ? one.index : undefined) }, { ...one.row, as: keptAlias(one) });
}

/** @param {Placed} one an alias that is just the name need not be written */
const keptAlias = (one) => (one.row.as === undefined && one.alias === aliasOf(one.name) ? undefined : one.alias);

/** @param {Doc} doc @param {string} alias */
export function remove(doc, alias) {
  pin(doc);
  const one = find(doc, alias);
  if (one) doc.players[one.player][one.zone].splice(one.index, 1);
}

/**
 * Sets facts of a card; undefined takes one away.
 * @param {Doc} doc
 * @param {string} alias
 * @param {Object<string, any>} facts
 */
export function alter(doc, alias, facts) {
  const one = find(doc, alias);
  if (!one) return;
  const row = { ...one.row, ...facts };
  for (const key of Object.keys(row)) if (row[key] === undefined) delete row[key];
  doc.players[one.player][one.zone][one.index] = one.zone === "board" ? row : bare(row);
}

/** Mana without the elements of which there is none. @param {Object<string, any>} mana */
export function tidy(mana) {
  return Object.fromEntries(Object.entries(mana).filter(([, amount]) => amount));
}

/** @param {Doc} doc @param {string} mode @param {number} [number] how many players sit at a co-op table */
export function seatPlayers(doc, mode, number = 2) {
  const before = doc.players || {};
  if (mode === "coop") doc.mode = "coop";
  else delete doc.mode;
  const wanted = mode === "coop" ? [...SEATS.slice(0, number), ADVERSARY] : ["A", "B"];
  doc.players = Object.fromEntries(wanted.map((name) => [name, before[name] || {}]));
  if (!wanted.includes(doc.turn)) doc.turn = "A";
}

/**
 * The position as the board shows it, straight from the document; what only the engine knows comes from `known`.
 * @param {Doc} doc @param {Object<string, any>|null} known @param {(name: string) => Object<string, any>} facts
 */
export function shown(doc, known, facts) {
  const all = placed(doc);
  const players = Object.fromEntries(seats(doc).map((name) => {
    const row = doc.players?.[name] || {};
    const mine = all.filter((one) => one.player === name);
    const piles = Object.fromEntries(PILE_KEYS.map((zone) => [
      zone, mine.filter((one) => one.zone === zone).map((one) => one.name),
    ]));
    const board = mine.filter((one) => one.zone === "board").map((one) => tileOf(
      one, known?.players?.[name], facts(one.name),
    ));
    return [name, {
      hp: row.hp ?? known?.players?.[name]?.hp ?? 20, reserve: row.reserve || {}, ...piles, board,
      mage_noir: known?.players?.[name]?.mage_noir || row.mage_noir || false, zenith: row.zenith || false,
    }];
  }));
  const ether = Array.isArray(doc.ether) ? doc.ether : [{}, {}];
  return { turn: doc.turn || "A", phase: doc.phase || "main", ether, players, winner: null };
}

/** @param {Placed} one @param {Object<string, any>|undefined} known @param {Object<string, any>} facts */
function tileOf(one, known, facts) {
  const engine = known?.board?.find((/** @type {any} */ tile) => tile.as === one.alias && tile.card === one.name);
  return {
    card: one.name, as: one.alias, is: one.row.is || engine?.is || FORM[facts.type] || "prepared",
    mana: one.row.mana || engine?.mana || facts.cost || {}, hp: one.row.hp ?? engine?.hp ?? null,
    keywords: engine?.keywords || [], words: engine?.words || [], row: one.row,
  };
}

export const FORM = {
  permanent: "permanent", equipment: "equipment", ritual: "ritual", animal: "animal", spell: "prepared",
  adversary: "adversary",
};

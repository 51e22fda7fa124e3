// The table: both sides with their zones, the Available Ether between them, and what the chosen step changed.

import { button, byId, capital, fill, glyphButton, h, icon, pips } from "./dom.js";
import { ether } from "./ether.js";
import { changes } from "./changes.js";
import { facts, isOwn } from "./facts.js";
import { ADVERSARY, isCoop, placed, seats, shown } from "./position.js";
import { positionAt, state, stepNow, steps } from "./store.js";
import { PILES, ZONES, zoneName } from "./words.js";

const KEYWORD_ICONS = [
  "protector", "indestructible", "unique", "transmutable", "forge", "zenith", "autumn", "phase-shift", "slowcast",
  "quickcast",
];

/**
 * What a press on the board does is the caller's business.
 * @typedef {{tile: (alias: string, name: string) => void, pile: (player: string, zone: string) => void,
 *   player: (name: string) => void, add: (player: string, form: string) => void, hp: (player: string, by: number) =>
 * void,
 *   reserve: (player: string) => void, ether: (pile: number) => void, answers: () => Map<string, any>, marks: () =>
 * Set<string>}} Acts
 */
/** @type {Acts} */
let acts;
/** @type {ReturnType<typeof changes>} */
let changed;
/** @type {any} */
let before = null;

/** @param {Acts} given */
export const setUp = (given) => { acts = given; };

const editing = () => state.mode === "edit";

export function render() {
  const now = editing() ? shown(
    state.doc, state.start?.final || null, facts,
  ) : positionAt() || shown(state.doc, null, facts);
  before = !editing() && stepNow() > 0 ? positionAt(stepNow() - 1) : null;
  changed = changes(before, now);
  const names = seats(state.doc).filter((name) => now.players[name]);
  const top = isCoop(state.doc) ? [ADVERSARY] : ["B"];
  const board = byId("board");
  board.classList.toggle("is-editing", editing());
  board.classList.toggle("is-coop", isCoop(state.doc));
  fill(
    board,
    isCoop(state.doc) ? strip(now, names) : null,
    names.filter((name) => top.includes(name)).map((name) => side(name, now, "b")),
    ether(now, before, editing() ? acts.ether : null),
    names.filter((name) => !top.includes(name)).map((name) => side(name, now, "a")),
    told(now),
  );
}

/** What the step has changed, in words. @param {any} now */
function told(now) {
  if (editing()) return null;
  const step = stepNow();
  const title = step === 0 ? "The position before anything is done" : `Changed in step ${step}`;
  const words = now.winner ? [...changed.words, winnerWords(now.winner)] : changed.words;
  return h("section", { class: "changed", "aria-label": title }, h("h2", {}, title), step === 0 ? null
    : words.length ? h("ul", {}, words.map((text) => h("li", {}, text))) : h("p", {}, "nothing on the table"));
}

/** @param {string} winner */
const winnerWords = (winner) => ({
  draw: "The game is a draw", players: "The players win", adversary: "The Adversary wins",
}[winner] || `${winner} wins`);

/** On a phone a co-op table keeps its numbers in one line. @param {any} now @param {string[]} names */
function strip(now, names) {
  return h("ul", { class: "strip" }, names.map((name) => h(
    "li", { class: name === now.turn
      ? "is-active"
      : "" }, h("span", {}, name), h("b", {}, now.players[name].hp), h("span", {}, "HP"),
  )));
}

/** @param {string} name @param {any} now @param {string} place */
function side(name, now, place) {
  const player = now.players[name];
  const id = `seat-${name.toLowerCase()}`;
  return h(
    "section", { class: `side side-${place}`, "data-player": name, "aria-labelledby": id }, bar(name, player, now, id),
    zones(name, player),
  );
}

/** @param {string} name @param {any} player @param {any} now @param {string} id */
function bar(name, player, now, id) {
  const active = now.turn === name;
  const asked = acts.answers().has(name);
  const face = h("span", { class: `seat${active ? " is-active" : ""}` }, name === ADVERSARY ? icon("adversary") : name);
  const label = h("span", {}, name === ADVERSARY ? "Adversary" : `Player ${name}`);
  return h(
    "header", { class: `bar${asked ? " is-asked" : ""}` },
    h("div", { class: "who" }, h("h2", { id }, face, label),
      asked ? button(`Choose ${name}`, "target", { onclick: () => acts.player(name) }, "btn-sm btn-asked") : [
        active ? h("span", { class: "tag is-active" }, "active") : null,
        player.mage_noir ? h(
          "span", { class: "tag", title: "Mage Noir" }, icon("mage-noir"), h("span", { class: "is-long" }, "Mage Noir"),
        ) : null,
        player.zenith ? h(
          "span", { class: "tag", title: "At Zenith" }, icon("zenith"), h("span", { class: "is-long" }, "Zenith"),
        ) : null,
      ]),
    health(name, player), reserve(name, player), piles(name, player),
  );
}

/** @param {string} name @param {any} player */
function health(name, player) {
  if (editing()) {
    return h("div", { class: "stat hp hp-edit", role: "group", "aria-label": `Health Points of ${name}` },
      glyphButton(
        "minus", `${name}: 1 HP less`, { onclick: () => acts.hp(name, -1) },
      ), h("b", {}, player.hp), h("span", {}, "HP"),
      glyphButton("plus", `${name}: 1 HP more`, { onclick: () => acts.hp(name, 1) }));
  }
  const was = before?.players[name]?.hp;
  const moved = was !== undefined && was !== player.hp;
  return h(
    "p", { class: `stat hp${moved ? " is-changed" : ""}` }, h("b", {}, player.hp),
    h("span", {}, "HP", moved ? h("span", { class: "was" }, `, was ${was}`) : null),
  );
}

/** @param {string} name @param {any} player */
function reserve(name, player) {
  const content = [pips(player.reserve, before?.players[name]?.reserve), h("span", {}, "Mana reserve")];
  if (!editing()) return h("p", { class: "stat reserve" }, content);
  return h(
    "button",
    {
      type: "button", class: "stat reserve editable", "aria-label": `Edit the Mana reserve of ${name}`,
      onclick: () => acts.reserve(name),
    },
    content,
  );
}

/** @param {string} name @param {any} player */
function piles(name, player) {
  return h("ul", { class: "piles" }, PILES.map(([zone, label]) => {
    const number = player[zone].length;
    const was = before?.players[name]?.[zone].length;
    return h("li", {}, h("button", {
      type: "button", class: was !== undefined && was !== number ? "is-changed" : "", "data-drop": `${name}:${zone}`,
      "aria-label": `${label} of ${name}, ${number} card${number === 1 ? "" : "s"}`,
      onclick: () => acts.pile(name, zone),
    }, icon(zone), h("b", {}, number), h("span", {}, label)));
  }));
}

/** @param {string} name @param {any} player */
function zones(name, player) {
  const all = name === ADVERSARY ? [["adversary", "Adversary", "adversary"], ...ZONES] : ZONES;
  const forms = all.map(([form]) => form);
  const rows = all.map(([form, label, glyph]) => {
    const mine = player.board.filter((/** @type {any} */ tile) => tile.is === form
      || (form === "prepared" && !forms.includes(tile.is)));
    return zone(name, form, label, glyph, mine);
  });
  const [front, back] = [rows.slice(0, -3), rows.slice(-3)];
  const hand = player.hand.length || editing() ? handRow(name, player) : null;
  return h("div", { class: "zones", "data-owner": name === ADVERSARY ? "Board of the Adversary" : `Board of ${name}` },
    h("div", { class: "zone-row zone-front" }, front), h("div", { class: "zone-row zone-back" }, back), hand);
}

/** @param {string} name @param {string} form @param {string} label @param {string} glyph @param {any[]} mine */
function zone(name, form, label, glyph, mine) {
  const size = mine.length ? `has-${Math.min(3, mine.length)}` : "is-empty";
  return h(
    "section", { class: `zone zone-${form} ${size}`, "data-drop": `${name}:board:${form}` },
    h("h3", {}, icon(glyph), label,
      editing() ? glyphButton(
        "plus", `Add to ${label} of ${name}`,
        { class: "btn btn-quiet btn-icon btn-sm add", onclick: () => acts.add(name, form) },
      ) : null),
    h(
      "div", { class: "tiles" }, mine.map((one) => tile(name, one)),
      mine.length ? null : h("p", { class: "none" }, "none"),
    ),
  );
}

/** @param {string} name @param {any} player */
function handRow(name, player) {
  return h("section", { class: "zone zone-hand", "data-drop": `${name}:hand` },
    h("h3", {}, icon("hand"), "Hand",
      editing() ? glyphButton(
        "plus", `Add to the hand of ${name}`,
        { class: "btn btn-quiet btn-icon btn-sm add", onclick: () => acts.add(name, "hand") },
      ) : null),
    h("div", { class: "tiles" }, player.hand.map((
      /** @type {string} */ card, /** @type {number} */ index,
    ) => slip(name, card, index)),
      player.hand.length ? null : h("p", { class: "none" }, "none")));
}

/** A card in hand, small. @param {string} name @param {string} card @param {number} index */
function slip(name, card, index) {
  const known = facts(card);
  return h(
    "button", {
      type: "button", class: `slip el-${known.element || "none"}`, "data-hand": `${name}:${index}`,
      "aria-label": `${card}, in the hand of ${name}`, onclick: () => acts.pile(name, "hand"),
    }, known.element ? icon(known.element, "icon-el") : null, h("b", {}, card),
  );
}

/** @param {string} player @param {any} one */
function tile(player, one) {
  const known = facts(one.card);
  const asked = acts.answers().has(one.as);
  const row = one.row || {};
  const resolving = !editing() && acts.marks().has(one.as);
  const down = one.exhausted ?? (editing() ? row.exhausted : faceDown().has(one.as));
  const fresh = changed.entered.has(one.as) || changed.touched.has(one.as);
  const looks = { "is-turned": one.is === "channeled", "is-down": down, "is-asked": asked, "is-changed": fresh };
  const states = Object.entries(looks).filter(([, on]) => on).map(([name]) => name);
  const classes = ["tile", `el-${known.element || "none"}`, ...states].join(" ");
  const mark = asked ? ["target", "choose"] : resolving ? [
    "step", "this step",
  ] : changed.entered.has(one.as) ? ["info", "new"] : null;
  return h(
    "button", { type: "button", class: classes, "data-alias": one.as, onclick: () => acts.tile(one.as, one.card) },
    mark ? h("span", { class: "mark" }, icon(mark[0]), mark[1]) : null,
    h("b", {}, one.card),
    known.slot || isOwn(one.card) ? h(
      "small", {}, [capital(known.slot || ""), isOwn(one.card) ? "own card" : ""].filter(Boolean).join(", "),
    ) : null,
    down ? h("small", {}, "face down") : null,
    one.keywords.slice(0, 4).map((/** @type {string} */ word) => keyword(word)),
    notes(row),
    h(
      "span", { class: "foot-row" }, pips(one.mana, beforeTile(one.as)?.mana),
      one.hp === null ? null : h("span", { class: "life" }, one.hp, h("small", {}, " HP")),
    ),
    h("span", { class: "vh" }, `, ${zoneName(one.is)}, ${player}`),
  );
}

/** Animals that lie face down at the chosen step: as placed, and as the events tell. @returns {Set<string>} */
function faceDown() {
  const down = new Set(placed(state.doc).filter((one) => one.row.exhausted).map((one) => one.alias));
  for (const step of steps().slice(0, stepNow())) {
    const [verb, alias] = step.event.split(" ");
    if (verb === "exhaust") down.add(alias);
    else if (verb === "regenerate") down.delete(alias);
  }
  return down;
}

/** @param {string} alias */
function beforeTile(alias) {
  return before
    && Object.values(before.players).flatMap((/** @type {any} */ player) => player.board)
      .find((/** @type {any} */ tile) => tile.as === alias);
}

/** @param {string} word */
function keyword(word) {
  const glyph = word.toLowerCase().replace(/ \d+$/, "").replaceAll(" ", "-");
  return h("span", { class: "kw" }, KEYWORD_ICONS.includes(glyph) ? icon(glyph) : null, word);
}

/** What the position says of a card beyond its print. @param {any} row */
function notes(row) {
  const said = [
    row.new ? "new this turn" : "", row.x !== undefined ? `X is ${row.x}` : "",
    row.used?.length ? `with ${row.used.join(", ")}` : "",
    ...(row.gained || []).map((/** @type {string} */ text) => `gained: ${text}`),
  ];
  return said.filter(Boolean).map((text) => h("small", {}, text));
}

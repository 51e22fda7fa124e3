// The table while it is being laid: the palette, whose turn it is, the seats, the readings; Mana and own cards in
// dialogs.

import { button, byId, dialog, fill, h, icon, say } from "./dom.js";
import { palette, put, target } from "./palette.js";
import { ADVERSARY, isCoop, player, seatPlayers, seats, tidy } from "./position.js";
import { edit, state } from "./store.js";
import { choice, line, manaFields, segments, tick } from "./widgets.js";
import * as moves from "./moves.js";
import { ELEMENTS, capital } from "./dom.js";
import { PHASES } from "./words.js";

/** @type {HTMLElement|null} kept from one drawing to the next, so that typing is never interrupted */
let finder = null;
let drawn = "";
export const narrow = () => matchMedia("(max-width: 63.99rem)").matches;

/** @param {() => void} done */
export function render(done) {
  const host = byId("editor");
  host.hidden = state.mode !== "edit";
  if (host.hidden) return;
  const key = JSON.stringify([state.doc.mode, seats(state.doc), target]);
  if (!finder || key !== drawn) {
    const typing = finder?.contains(document.activeElement);
    finder = palette({ id: "find-card" });
    drawn = key;
    if (typing) setTimeout(() => byId("find-card")?.focus());
  }
  const held = document.activeElement;
  const rest = h(
    "div", { class: "stack" }, table(), readings(),
    button("Done: play it", "check", { onclick: done, "data-act": "done" }, "btn-primary"),
  );
  if (host.firstElementChild === finder && host.children.length === 2) host.replaceChild(rest, host.children[1]);
  else fill(host, finder, rest);
  if (held instanceof HTMLElement && held.id && held !== document.activeElement) byId(held.id)?.focus();
}

/**
 * Cards for a zone: the palette with its aim taken, or on a phone in a dialog.
 * @param {string} whose
 * @param {string} zone
 */
export function find(whose, zone) {
  target.player = whose;
  target.zone = zone;
  if (narrow()) {
    const box = dialog(
      "Put a card on the table", palette({ id: "find-here", put: (card) => { put(card); box.close(); } }),
    );
    byId("find-here").focus();
    return;
  }
  render(() => {});
  byId("find-card").focus();
  /** @type {HTMLInputElement} */ (byId("find-card")).select();
}

function table() {
  const doc = state.doc;
  const turns = seats(doc).map((name) => /** @type {[string, string]} */ ([name, name === ADVERSARY ? "Adv." : name]));
  return h("section", { class: "box stack", "aria-labelledby": "h-table" }, h("h2", { id: "h-table" }, "The table"),
    line("doc-title", "Title", doc.title || "", (value) => edit((it) => { it.title = value; })),
    line(
      "doc-question", "The question put to the judge", doc.question || "",
      (value) => edit((it) => { if (value) it.question = value; else delete it.question; }),
    ),
    segments("Whose turn", turns, doc.turn || "A", (value) => edit((it) => { it.turn = value; })),
    segments(
      "Phase", /** @type {[string, string][]} */ (PHASES), doc.phase || "main",
      (value) => edit((it) => { it.phase = value; }),
    ),
    choice("doc-mode", "Players", [
      ["duel", "Duel: A and B"], ["2", "Co-op: two and the Adversary"], ["3", "Co-op: three and the Adversary"],
      ["4", "Co-op: four and the Adversary"],
    ],
      isCoop(doc) ? String(seats(doc).length - 1) : "duel", (value) => edit((it) => seatPlayers(
        it, value === "duel" ? "duel" : "coop", Number(value) || 2,
      ))),
    isCoop(doc) ? segments(
      "The Adversary’s turn comes before", turns.filter(([name]) => name !== ADVERSARY), doc.for || "A",
      (value) => edit((it) => { it.for = value; }),
    ) : null,
    h("details", {}, h(
      "summary", {}, "More of the position",
    ), h("div", { class: "checks" }, seats(doc).filter((name) => name !== ADVERSARY).flatMap((name) => [
      tick(
        `noir-${name}`, `${name} is a Mage Noir, although no Rite or Ritual shows it`,
        Boolean(doc.players?.[name]?.mage_noir), (value) => flag(name, "mage_noir", value),
      ),
      tick(
        `zenith-${name}`, `${name} is at Zenith this turn`, Boolean(doc.players?.[name]?.zenith),
        (value) => flag(name, "zenith", value),
      ),
    ]), tick(
      "first-turn", "It is the first turn of the game", Boolean(doc.first_turn),
      (value) => edit((it) => { if (value) it.first_turn = true; else delete it.first_turn; }),
    ))));
}

/** @param {string} name @param {string} key @param {boolean} value */
function flag(name, key, value) {
  edit((doc) => {
    const row = player(doc, name);
    if (value) row[key] = true;
    else delete row[key];
  });
}

/** Readings of what the texts leave open. */
function readings() {
  const names = Object.keys(state.silences);
  if (!names.length) return null;
  const aside = Object.keys(state.doc.assume || {}).length;
  return h("details", { class: "readings" }, h(
    "summary", {}, `Where the texts are silent${aside ? `: ${aside} set aside` : ""}`,
  ), h("ul", { class: "refs" }, names.map((name) => {
    const one = state.silences[name];
    const chosen = state.doc.assume?.[name];
    return h("li", {}, h("p", {}, h("b", {}, one.question), ` ${one.reason}`), h("div", {
      class: "segments wrap", role: "group", "aria-label": one.question,
    },
      h(
        "button",
        {
          type: "button", "aria-pressed": String(!chosen || chosen === one.default),
          onclick: () => moves.assume(name, null),
        },
        one.default,
      ),
      h(
        "button",
        {
          type: "button", "aria-pressed": String(Boolean(chosen) && chosen !== one.default),
          onclick: () => moves.assume(name, one.other),
        },
        one.other,
      )));
  })));
}

/** @param {string} title @param {Object<string, any>} mana @param {(mana: Object<string, number>) => void} set */
function manaDialog(title, mana, set) {
  const box = dialog(
    title, manaFields(mana, set),
    { class: "is-small", footer: button("Done", "check", { onclick: () => box.close() }, "btn-primary") },
  );
}

/** @param {string} name */
export function reserve(name) {
  manaDialog(
    `Mana reserve of ${name}`, state.doc.players?.[name]?.reserve || {},
    (mana) => edit((doc) => { player(doc, name).reserve = tidy(mana); }),
  );
}

/** @param {number} index */
export function ether(index) {
  manaDialog(`Available Ether, pile ${index + 1}`, state.doc.ether?.[index] || {}, (mana) => edit((doc) => {
    const piles = Array.isArray(doc.ether) ? doc.ether : [{}, {}];
    doc.ether = [0, 1].map((place) => (place === index ? tidy(mana) : piles[place] || {}));
  }));
}

/** @param {string} name @param {number} by */
export function health(name, by) {
  edit((doc) => { const row = player(doc, name); row.hp = (row.hp ?? 20) + by; });
}

/** A card that only this scenario has, with its effects in card wording. */
export function ownCard() {
  const given = { element: "fire", type: "spell", slot: "" };
  const name = /** @type {HTMLInputElement} */ (h(
    "input", { class: "input", id: "own-name", required: true, autocomplete: "off" },
  ));
  const text = /** @type {HTMLTextAreaElement} */ (h(
    "textarea", { class: "input prose", id: "own-text", rows: 4, placeholder: "Inflicts 3 damage to any target." },
  ));
  const needs = /** @type {HTMLInputElement} */ (h(
    "input", { class: "input", id: "own-needs", placeholder: "1 Flame, 1 Wind", autocomplete: "off" },
  ));
  const hp = /** @type {HTMLInputElement} */ (h(
    "input", { class: "input", id: "own-hp", type: "number", inputmode: "numeric", min: 1 },
  ));
  let cost = {};
  const types = ["spell", "permanent", "equipment", "ritual", "animal", ...(isCoop(state.doc) ? ["adversary"] : [])];
  const submit = () => {
    const card = {
      element: given.element, type: given.type, ...(given.slot ? { slot: given.slot } : {}), cost,
      ...(needs.value.trim() ? { components: components(needs.value) } : {}),
      ...(hp.value ? { hp: Number(hp.value) } : {}), text: text.value.trim(),
    };
    edit((doc) => { doc.cards = { ...(doc.cards || {}), [name.value.trim()]: card }; });
    put({ name: name.value.trim(), type: card.type });
    say(`${name.value.trim()} exists in this scenario.`);
  };
  dialog("A card of your own", h("form", { class: "stack", method: "dialog", onsubmit: submit },
    h("div", { class: "field" }, h("label", { for: "own-name" }, "Name"), name),
    h(
      "div", { class: "pair" },
      choice(
        "own-element", "Element", ELEMENTS.map((one) => [one, capital(one)]), given.element,
        (value) => { given.element = value; },
      ),
      choice(
        "own-type", "Type", types.map((one) => [one, capital(one)]), given.type, (value) => { given.type = value; },
      ),
    ),
    h(
      "div", { class: "pair" }, h("div", { class: "field" }, h("label", { for: "own-needs" }, "Components"), needs),
      h("div", { class: "field" }, h("label", { for: "own-hp" }, "Health Points"), hp),
    ),
    line(
      "own-slot", "Slot, of an Equipment", "", (value) => { given.slot = value.trim().toLowerCase(); },
      { placeholder: "weapon" },
    ),
    h("div", { class: "field" }, h("span", { class: "label" }, "Cost"), manaFields({}, (mana) => { cost = mana; })),
    h(
      "div", { class: "field" },
      h("label", { for: "own-text" }, "Effects, in card wording; an empty line between paragraphs"), text,
    ),
    h("p", { class: "hint" }, icon("info"), " What of it is not understood is listed under “Not read”."),
    h("button", { type: "submit", class: "btn btn-primary" }, "Put it on the table")));
  name.focus();
}

/** @param {string} typed "1 Flame, 2 Wind" */
function components(typed) {
  const parts = typed.split(",").map((part) => /^\s*(\d+)?\s*(.+?)\s*$/.exec(part));
  return Object.fromEntries(parts.flatMap((found) => (found ? [[found[2], Number(found[1] || 1)]] : [])));
}

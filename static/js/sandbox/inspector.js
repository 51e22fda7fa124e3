// One card in a dialog: what it is and what can be done with it; while editing, everything the position says of it.

import * as api from "./api.js";
import { button, dialog, fill, h, icon, pips, say } from "./dom.js";
import { playButton, refusal } from "./actions.js";
import { facts, isOwn, kindWords } from "./facts.js";
import { alter, find, move, place, placed, remove, seats, tidy } from "./position.js";
import { atEnd, edit, nameOf, scenario, state } from "./store.js";
import { choice, line, manaFields, stepper, tick } from "./widgets.js";
import { MORE_PILES, ZONES } from "./words.js";

/** The print of a card. @param {string} name */
export function print(name) {
  const known = facts(name);
  const text = h("div", { class: "card-text" });
  if (known.text) fill(text, paragraphs(known.text));
  else if (!isOwn(name)) api.card(name).then((card) => fill(
    text, paragraphs(card.texts[0]?.paragraphs || []),
  )).catch(() => {});
  const needs = Object.entries(known.components || {}).map(([word, number]) => `${number} ${word}`).join(", ");
  return h("div", { class: `print el-${known.element || "none"}` },
    h(
      "p", { class: "print-kind" }, known.element ? icon(known.element, "icon-el") : null, kindWords(known),
      known.cost && Object.keys(known.cost).length ? pips(known.cost) : null,
      needs ? h("span", {}, `needs ${needs}`) : null,
    ),
    text, known.slug ? h(
      "a", { href: `/cards/${known.slug}/`, target: "_blank", rel: "noopener" }, "Card page",
    ) : null);
}

/** @param {string|string[]} text */
function paragraphs(text) {
  const list = Array.isArray(text) ? text : String(text).split(/\n\s*\n/);
  return list.map((part) => h("p", {}, part));
}

/** In play: the card, and what its owner may do with it. @param {string} alias @param {string} name */
export function view(alias, name) {
  const acts = h("div", { class: "stack" });
  const box = dialog(name, [print(name), acts], { class: "is-card" });
  const mine = (/** @type {any} */ row) => Object.values(row.entry).includes(alias);
  if (!atEnd() || state.report?.status !== "resolved") return box;
  const plays = (state.report.plays || []).filter(mine);
  const list = h("ul", { class: "refusals" });
  fill(acts, plays.length ? h("div", { class: "answers plays" }, plays.map(playButton)) : null, list);
  acts.addEventListener(
    "click", (event) => { if (event.target instanceof Element && event.target.closest(".answer")) box.close(); },
  );
  api.legal(scenario()).then((told) => fill(list, told.refused.filter(mine).map(refusal))).catch(() => {});
  return box;
}

/** While editing: all that the position says of a card. @param {string} alias */
export function inspect(alias) {
  const one = find(state.doc, alias);
  if (!one) return undefined;
  const set = (/** @type {Object<string, any>} */ values) => edit((doc) => alter(doc, alias, values));
  const box = dialog(one.name, [
    print(one.name), whereTo(alias, one, () => box.close()), one.zone === "board" ? onBoard(alias, one, set) : null,
    naming(alias, one, () => box.close()),
  ], {
    class: "is-card",
    footer: [button(
      "Remove", "cross",
      { onclick: () => { edit((doc) => remove(doc, alias)); say(`${one.name} is off the table.`); box.close(); } },
    ),
      button(
        "Another copy", "copy",
        { onclick: () => {
          edit((doc) => { place(doc, { player: one.player, zone: one.zone, form: one.row.is }, one.name); });
          box.close();
        } },
      ),
      button("Done", "check", { onclick: () => box.close() }, "btn-primary")],
  });
  return box;
}

/** @param {string} alias @param {any} one @param {(values: Object<string, any>) => void} set */
function onBoard(alias, one, set) {
  const row = one.row;
  const known = facts(one.name);
  const now = state.start?.final?.players?.[one.player]?.board?.find((/** @type {any} */ tile) => tile.as === alias);
  const mana = row.mana || now?.mana || known.cost || {};
  const healthy = (row.hp ?? now?.hp ?? null) !== null || (known.hp ?? null) !== null;
  const gained = /** @type {HTMLTextAreaElement} */ (h("textarea", {
    class: "input prose", id: "card-gained", rows: 2, placeholder: "one effect a line: Indestructible",
    onchange: () => {
      const lines = gained.value.split("\n").map((/** @type {string} */ text) => text.trim()).filter(Boolean);
      set({ gained: lines.length ? lines : undefined, until: lines.length ? row.until : undefined });
    },
  }));
  gained.value = (row.gained || []).join("\n");
  return h("div", { class: "stack" },
    h("h3", {}, "Mana under it"), manaFields(mana, (next) => set({ mana: tidy(next) })),
    h("div", { class: "steppers" },
      healthy ? stepper("HP", Number(row.hp ?? now?.hp ?? known.hp) || 0, (value) => set({ hp: value })) : null,
      stepper("X", Number(row.x) || 0, (value) => set({ x: value || undefined }))),
    h("div", { class: "checks" }, tick(
      "card-new", "Put on the board this turn", Boolean(row.new), (value) => set({ new: value || undefined }),
    ),
      tick(
        "card-down", "Face down (exhausted)", Boolean(row.exhausted), (value) => set({ exhausted: value || undefined }),
      )),
    used(alias, one, set),
    h("div", { class: "field" }, h("label", { for: "card-gained" }, "Effects it has gained, in card wording"), gained),
    tick(
      "card-until", "They end at the end of the turn", row.until === "end of turn",
      (value) => set({ until: value ? "end of turn" : undefined }),
    ));
}

/** @param {string} alias @param {any} one @param {(values: Object<string, any>) => void} set */
function used(alias, one, set) {
  const others = placed(state.doc).filter((other) => other.alias !== alias
    && (other.player === one.player || other.zone === "board"));
  if (!others.length) return null;
  const chosen = new Set(one.row.used || []);
  const turn = (/** @type {string} */ other, /** @type {boolean} */ on) => {
    if (on) chosen.add(other);
    else chosen.delete(other);
    set({ used: chosen.size ? [...chosen] : undefined });
  };
  const title = `Components it was prepared with${chosen.size ? `: ${chosen.size}` : ""}`;
  return h("details", { open: chosen.size > 0 }, h("summary", {}, title), h("div", { class: "checks" }, others.map(
    ({ alias: its }, index) => tick(`used-${index}`, nameOf(its), chosen.has(its), (on) => turn(its, on)),
  )));
}

/** @param {string} alias @param {any} one @param {() => void} then */
function whereTo(alias, one, then) {
  const here = one.zone === "board" ? one.row.is || "" : one.zone;
  let [player, zone] = [one.player, here];
  const go = () => {
    const pile = MORE_PILES.some(([key]) => key === zone);
    edit((doc) => move(doc, alias, pile ? { player, zone } : { player, zone: "board", form: zone || undefined }));
    say(`${one.name} moved.`);
    then();
  };
  return h("div", { class: "move-to" },
    choice(
      "move-player", "Side", seats(state.doc).map((name) => [name, name === "Adversary" ? name : `Player ${name}`]),
      player, (value) => { player = value; },
    ),
    choice(
      "move-zone", "Zone",
      /** @type {[string, string][]} */ ([
        ...(here ? [] : [["", "by its type"]]), ...ZONES, ...MORE_PILES,
        ...(player === "Adversary" ? [["adversary", "Adversary"]] : [])
      ].map(([key, label]) => [key, label])),
      zone, (value) => { zone = value; },
    ),
    button("Move", "step", { onclick: go }));
}

/** @param {string} alias @param {any} one @param {() => void} then */
function naming(alias, one, then) {
  return line("card-alias", "Called, in answers and events", alias, (value) => {
    const wanted = value.trim();
    if (!wanted || wanted === alias) return;
    edit((doc) => {
      const row = { ...one.row, as: wanted };
      doc.players[one.player][one.zone][one.index] = row;
    });
    then();
  });
}


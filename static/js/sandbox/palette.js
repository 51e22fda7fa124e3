// Cards found by typing, to be put on the table by a press, by Enter or by dragging.

import { button, fill, h, icon, pips, say } from "./dom.js";
import { facts, kindWords, loadAll, named, search } from "./facts.js";
import { FORM, place, seats } from "./position.js";
import { edit, state } from "./store.js";
import { MORE_PILES, ZONES, zoneName } from "./words.js";

/** Where the next card goes; `auto` is the place on the board that its type has. */
export const target = { player: "A", zone: "auto" };
const PAUSE = 180;
const MOST = 12;
/** @type {(name: string, event: PointerEvent) => void} */
let drag = () => {};
/** @type {() => void} */
let ownCard = () => {};

/** @param {{drag: typeof drag, ownCard: typeof ownCard}} given */
export function setUp(given) {
  drag = given.drag;
  ownCard = given.ownCard;
}

/** @param {string} player @param {string} zone */
export function aim(player, zone) {
  target.player = player;
  target.zone = zone;
}

/** @param {import("./facts.js").Facts} card @param {{player: string, zone: string}} [where] */
export function put(card, where = target) {
  const natural = FORM[card.type || "spell"] || "prepared";
  const pile = MORE_PILES.some(([key]) => key === where.zone);
  const form = where.zone === "auto" || (natural !== "prepared" && where.zone !== "adversary") ? natural : where.zone;
  edit((doc) => {
    place(
      doc, pile ? { player: where.player, zone: where.zone } : { player: where.player, zone: "board", form }, card.name,
    );
  });
  say(`${card.name}: ${zoneName(pile ? where.zone : form)} of ${where.player}.`);
}

/**
 * The box with its hits. `put` may be another than the table's, where a card is chosen for something else.
 * @param {{id: string, where?: boolean, put?: (card: import("./facts.js").Facts) => void}} options
 */
export function palette(options) {
  const list = h("div", { class: "hits", role: "group", "aria-label": "Cards found" });
  const chosen = options.put || put;
  /** @type {import("./facts.js").Facts[]} */
  let found = [];
  let timer = 0;
  let asked = new AbortController();
  const input = /** @type {HTMLInputElement} */ (h("input", {
    class: "input", id: options.id, type: "search", placeholder: "Name, or t:equipment e:fire", autocomplete: "off",
    enterkeyhint: "done", spellcheck: "false",
    onfocus: loadAll,
    oninput: () => { show(near(), false); clearTimeout(timer); timer = window.setTimeout(ask, PAUSE); },
    onkeydown: (/** @type {KeyboardEvent} */ event) => keyed(event),
  }));
  const show = (/** @type {import("./facts.js").Facts[]} */ cards, /** @type {boolean} */ done) => {
    found = cards.slice(0, MOST);
    const typed = input.value.trim();
    fill(
      list, found.map((card) => hit(card, chosen)),
      done && typed && !found.length ? h(
        "p", { class: "hint" }, "No card is found so. You can type one in as text.",
      ) : null,
    );
  };
  const near = () => (input.value.trim() ? named(input.value) : []);
  const ask = async () => {
    asked.abort();
    asked = new AbortController();
    if (!input.value.trim()) return;
    try {
      const first = near();
      const more = !first.length || /[:<>="]/.test(input.value) ? await search(input.value.trim(), asked.signal) : [];
      if (!list.contains(document.activeElement)) show(
        [...new Set([...first, ...more.map((card) => facts(card.name))])], true,
      );
    } catch (error) {
      if (error.name !== "AbortError") fill(list, h("p", { class: "hint" }, error.message));
    }
  };
  const keyed = async (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      /** @type {HTMLElement|null} */ (list.querySelector("button"))?.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      clearTimeout(timer);
      await loadAll();
      show(near(), false);
      if (!found.length) await ask();
      if (found[0]) { chosen(found[0]); input.select(); }
    }
  };
  list.addEventListener("keydown", (event) => among(event, list, input));
  return h("section", { class: "palette", "aria-label": "Find a card" },
    h("div", { class: "field" }, h("label", { for: options.id }, "Put a card on the table"), input),
    options.where === false ? null : where(options.id), list,
    button("A card of your own, typed in", "edit", { onclick: ownCard }, "btn-sm btn-quiet"));
}

/** @param {KeyboardEvent} event @param {HTMLElement} list @param {HTMLElement} input */
function among(event, list, input) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const rows = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button")]);
  const next = rows.indexOf(/** @type {any} */ (document.activeElement)) + (event.key === "ArrowDown" ? 1 : -1);
  event.preventDefault();
  (next < 0 ? input : rows[Math.min(next, rows.length - 1)]).focus();
}

/** @param {import("./facts.js").Facts} card @param {(card: import("./facts.js").Facts) => void} chosen */
function hit(card, chosen) {
  return h("button", {
    type: "button", class: `hit-card el-${card.element || "none"}`, "data-card": card.name, onclick: () => chosen(card),
    onpointerdown: (/** @type {PointerEvent} */ event) => drag(card.name, event),
  }, card.element ? icon(card.element, "icon-el") : icon("cards"), h(
    "span", {}, h("b", {}, card.name), h("small", {}, kindWords(card)),
  ), card.cost && Object.keys(card.cost).length ? pips(card.cost) : null);
}

/** @param {string} id */
function where(id) {
  const zones = [["auto", "On the board, by its type"], ...ZONES, ...MORE_PILES];
  return h("div", { class: "place-for" },
    h("label", { class: "vh", for: `${id}-player` }, "Whose side"),
    h("select", {
      class: "input", id: `${id}-player`,
      onchange: (/** @type {any} */ event) => { target.player = event.target.value; },
    },
      seats(state.doc).map((name) => h(
        "option", { value: name, selected: name === target.player }, name === "Adversary" ? name : `Player ${name}`,
      ))),
    h("label", { class: "vh", for: `${id}-zone` }, "Which zone"),
    h("select", {
      class: "input", id: `${id}-zone`, onchange: (/** @type {any} */ event) => { target.zone = event.target.value; },
    },
      zones.map(([key, label]) => h("option", { value: key, selected: key === target.zone }, label))));
}

// The Available Ether between the players: two piles, each Mana a token as long as they can be counted at a glance.

import { ELEMENTS, capital, glyphButton, h, icon, pips } from "./dom.js";

const MOST_TOKENS = 12;

/** @param {any} pile */
const count = (pile) => ELEMENTS.reduce((sum, element) => sum + Number(pile[element] || 0), 0);

/**
 * @param {any} now
 * @param {any} before the position before, to mark what is new
 * @param {((pile: number) => void)|null} edit
 */
export function ether(now, before, edit) {
  const [one, two] = now.ether.map(count);
  const next = one === two ? "level: next Mana to either" : `next Mana to pile ${one < two ? 1 : 2}`;
  return h(
    "section", { class: "ether", "aria-labelledby": "h-ether" },
    h("h2", { id: "h-ether" }, "Available Ether ", h("small", {}, next)),
    [0, 1].map((index) => heap(now.ether[index] || {}, index, before?.ether[index], edit)),
  );
}

/** @param {any} pile @param {number} index @param {any} was @param {((pile: number) => void)|null} edit */
function heap(pile, index, was, edit) {
  const content = [h("h3", {}, h("b", {}, count(pile)), `Pile ${index + 1}`), tokens(pile, was)];
  if (!edit) return h("div", { class: "pile" }, content);
  const label = `Edit pile ${index + 1} of the Available Ether`;
  return h("div", { class: "pile editable" }, content, glyphButton("edit", label, { onclick: () => edit(index) }));
}

/** @param {any} pile @param {any} was */
function tokens(pile, was) {
  if (!count(pile)) return h("p", { class: "none" }, "empty");
  if (count(pile) > MOST_TOKENS) return pips(pile, was);
  return h("ul", { class: "mana-row" }, ELEMENTS.flatMap((element) => {
    const number = Number(pile[element] || 0);
    const old = was ? Number(was[element] || 0) : number;
    return Array.from({ length: number }, (_, place) => token(element, place >= old));
  }));
}

/** @param {string} element @param {boolean} fresh */
function token(element, fresh) {
  return h(
    "li", { class: `mana el-${element}${fresh ? " is-changed" : ""}` }, icon(element),
    h("span", { class: "vh" }, `${capital(element)}${fresh ? ", just added" : ""}`),
  );
}

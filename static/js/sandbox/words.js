// What the page calls things: moves, answers and zones in words.

import { ELEMENTS, capital } from "./dom.js";

export const ZONES = [
  ["prepared", "Prepared", "prepared"], ["channeled", "Channeled", "channeled"], [
    "permanent", "Permanents", "permanent",
  ],
  ["equipment", "Equipment", "equipment"], ["ritual", "Rituals", "ritual"], ["animal", "Animal", "animal"],
];
export const PILES = [["hand", "Hand"], ["deck", "Deck"], ["discard", "Discard"], ["exile", "Exile"]];
export const MORE_PILES = [...PILES, ["side", "Side deck"]];
export const PHASES = [["start", "Start"], ["draw", "Draw"], ["mana", "Mana"], ["main", "Main"], ["end", "End"]];
export const VERBS = { prepare: "prepares", channel: "channels", activate: "activates", use: "uses" };
const DECISIONS = {
  target: "Target", distribute: "Share it out", component: "Components", pay: "Pay", number: "Number", may: "Optional",
  option: "Option", pick: "Pick", redirect: "Redirect", order: "Order", place: "Where the Mana goes", take: "Take",
  gather: "Add Mana", pile: "Pile", respond: "Respond",
};

/** @param {string} kind */
export const decision = (kind) => DECISIONS[kind] || capital(kind);

/** @param {string} zone */
export function zoneName(zone) {
  const found = [...ZONES, ...MORE_PILES].find(([key]) => key === zone);
  return found ? found[1] : capital(zone);
}

/** @param {Object<string, any>} mana */
export function manaWords(mana) {
  const parts = ELEMENTS.filter((element) => mana?.[element]).map((element) => `${mana[element]} ${capital(element)}`);
  return parts.join(", ") || "no Mana";
}

/** @typedef {(alias: string) => string} Naming the name of the card that goes by an alias */

/** @param {Object<string, any>} move @param {Naming} nameOf @returns {{by: string, text: string}} */
export function moveWords(move, nameOf) {
  const by = move?.by || "";
  if (move?.go) return { by: "", text: `on to ${phaseWords(String(move.go))}` };
  if (move?.judge) return { by: "", text: `judge: ${move.judge}` };
  if (move?.trade) return { by, text: `trades ${manaWords(move.trade.give)} for ${manaWords(move.trade.take)}` };
  const verb = Object.keys(VERBS).find((name) => move && name in move);
  if (!verb) return { by, text: JSON.stringify(move) };
  const which = move.ability > 1 ? `, ability ${move.ability}` : "";
  const met = Array.isArray(move.respond)
    && move.respond.length
    ? `, answered by ${move.respond.map((one) => one.by).join(", ")}`
    : "";
  return { by, text: `${VERBS[verb]} ${nameOf(move[verb])}${which}${met}` };
}

/** @param {string} place */
export function phaseWords(place) {
  const [player, phase] = place.includes(".") ? place.split(".") : ["", place];
  const name = {
    start: "the start of the turn", draw: "the draw phase", mana: "the Mana phase", main: "the main phase",
    end: "the end phase",
  };
  return player ? `${player}’s next turn, ${name[phase] || phase}` : name[phase] || phase;
}

/** @param {string} kind @param {any} value @param {Naming} nameOf @returns {string} */
export function answerWords(kind, value, nameOf) {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (value === null || value === "none") return kind === "redirect" ? "Nobody takes it instead" : "None";
  if (kind === "pile" || (kind === "place" && typeof value === "number")) return `Pile ${value}`;
  if (kind === "option" && !Array.isArray(value)) return `Option ${value}`;
  if (Array.isArray(value)) {
    if (!value.length) return "None";
    return value.map((item) => answerWords(kind, item, nameOf)).join(kind === "order" ? " → " : ", ");
  }
  if (typeof value === "object") return sharesWords(value, nameOf);
  if (typeof value === "number") return String(value);
  if (/^\w+@[12]$/.test(value)) return `${capital(value.split("@")[0])} to pile ${value.split("@")[1]}`;
  return nameOf(String(value));
}

/** @param {Object<string, any>} value @param {Naming} nameOf */
function sharesWords(value, nameOf) {
  const keys = Object.keys(value);
  if (!keys.length) return "None";
  if (keys.every((key) => ELEMENTS.includes(key))) return manaWords(value);
  return keys.map((key) => {
    const where = /^[12]$/.test(key) ? `pile ${key}` : key === "reserve" ? "the reserve" : nameOf(key);
    const what = value[key];
    return typeof what === "object" ? `${manaWords(what)}: ${where}` : `${what} to ${where}`;
  }).join(", ");
}

/**
 * An answer where its question is not beside it.
 * @param {string} kind
 * @param {any} value
 * @param {any} question
 * @param {Naming} nameOf
 */
export function chosenWords(kind, value, question, nameOf) {
  const said = answerWords(kind, value, nameOf);
  const about = /^whether (\S+) (.+)$/.exec(question?.text || "");
  if (typeof value === "boolean"
    && about) return `${about[1] === question.by ? about[2] : `${about[1]} ${about[2]}`}: ${said.toLowerCase()}`;
  if (kind === "target") return `targets ${said}`;
  return ["may", "pile"].includes(kind) ? said : `${decision(kind).toLowerCase()}: ${said}`;
}

/**
 * A question as a sentence: the engine tells it as a clause without a capital.
 * @param {Object<string, any>} question
 */
export function questionWords(question) {
  return capital(String(question.text || decision(question.kind)));
}

// Every possible result over the choices not yet made: how many, who decides, and the way to each.

import * as api from "./api.js";
import { byId, button, fill, h, icon, seat } from "./dom.js";
import * as moves from "./moves.js";
import { seats } from "./position.js";
import { nameOf, scenario, state } from "./store.js";
import { chosenWords } from "./words.js";

const BOUNDS = [60, 400, 2000];   // positions looked at, in rounds that each show how far it has come
const MOST_ROWS = 60;
const END = BOUNDS[BOUNDS.length - 1];
/**
 * @type {{key: string, told: any, searching: AbortController|null, problem: string, everything: boolean, bound:
 * number}}
 */
const search = { key: "", told: null, searching: null, problem: "", everything: false, bound: 0 };

const keyNow = () => JSON.stringify([scenario(), search.everything]);

export function render() {
  const fresh = search.key === keyNow();
  fill(
    byId("outcomes"),
    h("h2", { id: "h-outcomes" }, "Outcomes", h("small", {}, "over every choice not yet made")),
    search.searching && fresh ? progress() : asks(),
    fresh && search.problem ? h("p", { class: "notice is-bad" }, icon("warn"), h("span", {}, search.problem)) : null,
    fresh && search.told ? result(search.told) : null,
  );
}

function asks() {
  const check = h(
    "input",
    {
      type: "checkbox", id: "everything", checked: search.everything,
      onchange: (/** @type {any} */ event) => { search.everything = event.target.checked; },
    },
  );
  return h("div", { class: "row" }, button(
    "Try every answer", "branch", { onclick: start, "data-act": "outcomes" }, "",
  ),
    h("label", { class: "check" }, check, h("span", {}, "also which pile Mana goes to")));
}

function progress() {
  const told = search.told;
  return h("div", { class: "searching", role: "status" }, h(
    "progress", { max: END, value: told?.tried || 0, "aria-label": "Positions looked at" },
  ),
    h(
      "span", {},
      told ? `${told.tried} positions looked at, ${told.found.length} outcomes so far; the search ends at ${END}`
        : "Trying every answer …",
    ),
    button("Stop", "cross", { onclick: stop }));
}

function stop() {
  search.searching?.abort();
  search.searching = null;
  render();
}

async function start() {
  const asked = scenario();
  const mine = new AbortController();
  Object.assign(search, { key: keyNow(), told: null, problem: "", searching: mine });
  render();
  try {
    for (const bound of BOUNDS) {
      const told = await api.outcomes(asked, bound, search.everything, mine.signal);
      if (search.searching !== mine) return;
      search.told = told;
      if (told.complete || told.tried < bound) break;
      render();
    }
  } catch (error) {
    if (mine.signal.aborted) return;
    search.problem = String(error.message || error);
  }
  search.searching = null;
  render();
}

/** @param {any} told */
function result(told) {
  if (told.problems?.length) return told.problems.map((/** @type {string} */ text) => h(
    "p", { class: "notice is-bad" }, icon("warn"), h("span", {}, text),
  ));
  const bound = told.complete ? "Every answer was tried" : "Not every answer was tried: the search was stopped";
  const piles = told.taken?.length ? `, with the default for ${told.taken.join(" and ")}` : "";
  const one = told.found.length === 1 && told.complete;
  return [
    one ? sure() : several(told),
    table(told.found),
    h(
      "p", { class: "hint" },
      `${bound}${piles}. ${told.tried} position${told.tried === 1 ? "" : "s"} looked at; a search ends at ${END}.`,
    ),
  ];
}

const sure = () => h(
  "p", { class: "verdict-line is-ok", role: "status" }, icon("check"),
  h("b", {}, "The ruling does not depend on any choice."),
);

/** @param {any} told */
function several(told) {
  const who = told.deciders.map((/** @type {string} */ name) => seat(name));
  return h(
    "p", { class: "verdict-line", role: "status" }, icon("branch"),
    h("b", {}, `${told.found.length} different outcomes. `),
    who.length ? h("span", { class: "deciders" }, who, who.length > 1 ? " decide between them" : " decides") : null,
  );
}

/** @param {any[]} found */
function table(found) {
  const names = seats(state.doc);
  const heads = names.map((name) => h("th", { scope: "col", class: "n" }, name === "Adversary" ? "Adv." : name));
  return h("table", { class: "table" },
    h("caption", { class: "vh" }, "Health Points at the end, what else comes of it, and the way there"),
    h("thead", {}, h("tr", {}, heads, h("th", { scope: "col" }, "What comes of it, and the way there"))),
    h("tbody", {}, found.slice(0, MOST_ROWS).map((one) => row(one, names))));
}

/** @param {any} one @param {string[]} names */
function row(one, names) {
  const health = names.map((name) => h("td", { class: "n" }, one.final?.players?.[name]?.hp ?? ""));
  return h("tr", {}, health, h("td", {}, h("div", { class: "ending" }, h("span", {}, one.summary), way(one))));
}

/** @param {any} answer */
const said = (answer) => (typeof answer.answer === "boolean"
  ? answer.answer
  ? "yes"
  : "no"
  : chosenWords(answer.kind, answer.answer, null, nameOf));

/** @param {any} one */
function way(one) {
  if (!one.answers.length) return h("span", { class: "hint" }, "no choice");
  const text = one.answers.map((/** @type {any} */ answer) => `${answer.by} ${said(answer)}`).join(", ");
  return h("button", { type: "button", class: "link", onclick: () => moves.follow(one.answers) }, text);
}

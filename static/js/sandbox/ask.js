// The open question: who decides, by which clause, and the answers the rules allow; on the board, too.

import { ELEMENTS, button, byId, capital, citations, fill, h, icon, pips, seat } from "./dom.js";
import { look } from "./cites.js";
import * as moves from "./moves.js";
import { atEnd, nameOf, positionAt, showStep, state } from "./store.js";
import { answerWords, decision, questionWords } from "./words.js";

const MOST_BUTTONS = 12;

/** What can be pressed on the board as an answer: player or alias → answer. @returns {Map<string, any>} */
export function onBoard() {
  const question = open();
  if (!question || !atEnd() || state.mode === "edit") return new Map();
  const plain = (question.answers || []).filter((/** @type {any} */ one) => typeof one === "string" && one !== "none");
  return new Map(plain.map((/** @type {string} */ one) => [one, one]));
}

export const open = () => (state.report?.status === "awaiting" && !state.busy ? state.report.question : null);

/** @param {any} value */
export function give(value) {
  const question = open();
  if (question) moves.answer(question.kind, value);
}

/** The answer that a number key gives. @param {number} number */
export function press(number) {
  const shown = byId("ask").querySelectorAll(".answer");
  /** @type {HTMLElement|undefined} */ (shown[number - 1])?.click();
}

export function render() {
  const question = open();
  if (!question || state.mode === "edit") return fill(byId("ask"));
  const before = !atEnd() ? button("Show the board as it is asked", "last", { onclick: () => showStep(null) }) : null;
  fill(byId("ask"), h(
    "section", { class: "ask", "aria-labelledby": "q-text" },
    h(
      "header", {}, seat(question.by, true), h("b", {}, `${question.by} decides`),
      h("span", {}, decision(question.kind)), h("span", { class: "push" }, citations(question.cites)),
    ),
    h(
      "div", { class: "ask-body" }, h("h3", { id: "q-text" }, questionWords(question)), composer(question), before,
      why(question),
    ),
  ));
  return undefined;
}

/** @param {any} one numbers by key */
function isShares(one) {
  if (!one || typeof one !== "object" || Array.isArray(one)) return false;
  return Object.values(one).every((value) => typeof value === "number");
}

/** Which form the answers take decides how they are given. @param {any} question */
function composer(question) {
  const answers = question.answers || [];
  const amounts = answers.length > 0 && answers.every(isShares);
  const lists = answers.length > 0 && answers.every(Array.isArray);
  if (answers.length <= MOST_BUTTONS && !question.more) return buttons(question, answers);
  if (amounts) return sharing(question, answers);
  if (lists) return choosing(question, answers);
  return longList(question, answers);
}

/** @param {any} question @param {any[]} answers */
function buttons(question, answers) {
  return h("div", { class: "answers" }, answers.map((value, place) => {
    const taken = triedAs(question.kind, value);
    return h("button", {
      type: "button", class: `answer${taken ? " is-tried" : ""}`,
      "aria-keyshortcuts": place < 9 ? String(place + 1) : null, onclick: () => give(value),
    },
      face(question, value), detail(question, value, taken), place < 9 ? h(
        "kbd", { "aria-hidden": "true" }, place + 1,
      ) : null);
  }));
}

/** @param {any} question @param {any} value */
function face(question, value) {
  const mana = value
    && typeof value === "object"
    && !Array.isArray(value)
    && Object.keys(value).length
    && Object.keys(value).every((key) => ELEMENTS.includes(key));
  return h("b", {}, mana ? pips(value) : answerWords(question.kind, value, nameOf));
}

/**
 * Health now, or that the study has this answer already.
 * @param {any} question
 * @param {any} value
 * @param {string} taken
 */
function detail(question, value, taken) {
  const said = [];
  const now = positionAt();
  if (typeof value === "string" && now?.players?.[value]) said.push(`${now.players[value].hp} HP`);
  else if (typeof value === "string" && now) {
    const tiles = Object.entries(now.players).flatMap(([name, player]) => player.board.map(
      (/** @type {any} */ one) => ({ ...one, name }),
    ));
    const tile = tiles.find((one) => one.as === value);
    if (tile) said.push(`${tile.name}, ${tile.is}${tile.hp === null ? "" : `, ${tile.hp} HP`}`);
  }
  if (taken) said.push(taken);
  return said.length ? h("small", {}, said.join("; ")) : null;
}

/** @param {string} kind @param {any} value */
function triedAs(kind, value) {
  const key = JSON.stringify({ [kind]: value });
  const place = state.lines[state.at].children.findIndex((id) => JSON.stringify(state.lines[id].answer) === key);
  return place < 0 ? "" : place === 0 ? "as in this line" : "a variation";
}

/**
 * Numbers for each key, with a button that is there once they are an answer.
 * @param {any} question
 * @param {any[]} answers
 */
function sharing(question, answers) {
  const keys = [...new Set(answers.flatMap((one) => Object.keys(one)))];
  keys.sort((one, other) => ELEMENTS.indexOf(one) - ELEMENTS.indexOf(other));
  const most = Math.max(...answers.flatMap((one) => /** @type {number[]} */ (Object.values(one))));
  /** @type {Object<string, number>} */
  const chosen = {};
  const fits = () => answers.find((one) => keys.every((key) => (one[key] || 0) === (chosen[key] || 0)));
  const done = button(
    "Take this", "check",
    { onclick: () => { const found = fits(); if (found || question.more) give(found || { ...chosen }); } },
    "btn-primary",
  );
  const rows = keys.map((key) => {
    const number = h("output", {}, "0");
    const by = (/** @type {number} */ step) => () => {
      chosen[key] = Math.max(0, Math.min(most, (chosen[key] || 0) + step));
      number.textContent = String(chosen[key]);
      update();
    };
    const name = ELEMENTS.includes(key) ? capital(key) : nameOf(key);
    return h("div", {
      class: `stepper el-${key}`, role: "group", "aria-label": name,
    }, ELEMENTS.includes(key) ? icon(key, "icon-el") : null, h("span", {}, name),
      h(
        "button", { type: "button", class: "btn btn-icon btn-sm", "aria-label": `${name}: less`, onclick: by(-1) },
        icon("minus"),
      ), number,
      h(
        "button", { type: "button", class: "btn btn-icon btn-sm", "aria-label": `${name}: more`, onclick: by(1) },
        icon("plus"),
      ));
  });
  const update = () => {
    if (fits() || question.more) done.removeAttribute("aria-disabled");
    else done.setAttribute("aria-disabled", "true");
  };
  update();
  return h("div", { class: "composer" }, h("div", { class: "steppers" }, rows), done);
}

/** Things pressed one after the other: an order, or so many of them. @param {any} question @param {any[]} answers */
function choosing(question, answers) {
  const items = [...new Map(answers.flat().map((one) => [JSON.stringify(one), one])).values()];
  const ordered = question.kind === "order";
  /** @type {any[]} */
  const chosen = [];
  const same = (/** @type {any[]} */ list) => JSON.stringify(ordered ? list : [...list].map(String).sort());
  const fits = () => answers.find((one) => same(one) === same(chosen));
  const done = button(
    ordered ? "In this order" : "Take these", "check",
    { onclick: () => { const found = fits(); if (found || question.more) give(found || [...chosen]); } }, "btn-primary",
  );
  const keys = items.map((item) => h("button", {
    type: "button", class: "answer", "aria-pressed": "false",
    onclick: (/** @type {MouseEvent} */ event) => toggle(item, /** @type {HTMLElement} */ (event.currentTarget)),
  },
    h("b", {}, answerWords(question.kind, item, nameOf)), h("span", { class: "place" })));
  const toggle = (/** @type {any} */ item, /** @type {HTMLElement} */ _pressed) => {
    const place = chosen.indexOf(item);
    if (place < 0) chosen.push(item);
    else chosen.splice(place, 1);
    update();
  };
  const update = () => {
    keys.forEach((key, index) => {
      const place = chosen.indexOf(items[index]);
      key.setAttribute("aria-pressed", String(place >= 0));
      /** @type {HTMLElement} */ (key.querySelector(".place")).textContent = place < 0
        ? ""
        : ordered
        ? String(place + 1)
        : "✓";
    });
    if (fits() || question.more) done.removeAttribute("aria-disabled");
    else done.setAttribute("aria-disabled", "true");
  };
  update();
  return h("div", { class: "composer" }, h("div", { class: "answers" }, keys), done);
}

/** @param {any} question @param {any[]} answers */
function longList(question, answers) {
  const list = h("div", { class: "answers long" });
  const show = (/** @type {string} */ typed) => {
    const words = typed.toLowerCase();
    const fits = answers.filter((one) => answerWords(question.kind, one, nameOf).toLowerCase().includes(words));
    fill(list, fits.slice(0, 60).map((value) => h(
      "button", { type: "button", class: "answer", onclick: () => give(value) },
      face(question, value), detail(question, value, triedAs(question.kind, value)),
    )));
  };
  show("");
  const filter = h(
    "input",
    {
      class: "input", type: "search", placeholder: `Find among ${answers.length}${question.more ? " and more" : ""}`,
      "aria-label": "Find an answer", oninput: (/** @type {any} */ event) => show(event.target.value),
    },
  );
  return h("div", { class: "composer" }, filter, list);
}

/** @param {any} question */
function why(question) {
  const clauses = (question.cites || []).slice(0, 3);
  if (!clauses.length) return null;
  const list = h("dl", {});
  const fold = h(
    "details",
    {
      class: "why",
      ontoggle: () => { if (/** @type {any} */ (fold).open && !list.children.length) fillWhy(list, clauses); },
    },
    h("summary", {}, `Why ${question.by} decides`), list,
  );
  return fold;
}

/** @param {HTMLElement} list @param {string[]} clauses */
async function fillWhy(list, clauses) {
  const found = await Promise.all(clauses.map((cite) => look(cite).catch(() => null)));
  fill(
    list,
    found.map((one) => one && h(
      "div", {}, h("dt", {}, citations([one.cite]), " ", one.heading), h("dd", {}, one.text[0] || ""),
    )),
  );
}

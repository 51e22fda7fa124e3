// What may happen next: the legal actions of each player, why not the others, the phases, the judge's hand,
// at-any-time actions.

import * as api from "./api.js";
import { button, byId, capital, citations, fill, h, icon, pips, say, seat } from "./dom.js";
import * as moves from "./moves.js";
import { find, seats } from "./position.js";
import { goTo, nameOf, positionAt, scenario, state } from "./store.js";
import * as tree from "./tree.js";
import { PHASES, VERBS, moveWords, phaseWords } from "./words.js";

const WINDOWS = ["before", "after"];
const PHASE_WINDOWS = ["before gather", "after gather", "before pile", "after pile", "before discard", "after discard"];
/** Which folds are open, so that a new drawing leaves them so. @type {Set<string>} */
const folds = new Set();
let chosen = "";

export function possible() {
  return state.mode === "play" && state.report?.status === "resolved" && !state.report.final?.winner;
}

export function render() {
  if (!possible()) return;
  const plays = state.report?.plays || [];
  const names = seats(state.doc).filter((name) => name !== "Adversary");
  const turn = positionAt(Infinity)?.turn || state.doc.turn;
  const whose = names.includes(chosen) ? chosen : names.includes(turn) ? turn : names[0];
  fill(byId("ask"), h(
    "section", { class: "next", "aria-labelledby": "h-next" },
    h(
      "header", {}, h("h2", { id: "h-next" }, "What happens next?"),
      state.busy ? h("span", { class: "hint push" }, "…") : null,
    ),
    known(), tabs(names, whose, turn, plays), actionsOf(whose, plays),
    h("div", { class: "folds" }, trading(whose, plays), refused(whose), playOn(turn), anyTime(), byHand()),
  ));
}

/** Moves the study has here already. */
function known() {
  const children = state.lines[state.at].children;
  if (!children.length) return null;
  return h("div", { class: "known" }, children.map((id, place) => {
    const said = moveWords(state.lines[id].move || {}, nameOf);
    return button(
      `${said.by} ${said.text}`.trim(), place ? "branch" : "step", { onclick: () => goTo(id) }, "btn-sm btn-wide",
    );
  }));
}

/** @param {string[]} names @param {string} whose @param {string} turn @param {any[]} plays */
function tabs(names, whose, turn, plays) {
  return h("div", { class: "seats", role: "group", "aria-label": "Whose action" }, names.map((name) => h(
    "button", { type: "button", "aria-pressed": String(name === whose), onclick: () => { chosen = name; render(); } },
    seat(name, name === turn), name === turn ? "active player" : "at any time", h(
      "span", { class: "num" }, plays.filter((play) => play.entry.by === name).length,
    ),
  )));
}

/** @param {string} whose @param {any[]} plays */
function actionsOf(whose, plays) {
  const mine = plays.filter((play) => play.entry.by === whose);
  const trades = mine.filter((play) => play.entry.trade);
  const others = mine.filter((play) => !play.entry.trade);
  if (others.length) return h("div", { class: "answers plays" }, others.map(playButton));
  return h("p", { class: "hint" }, `${whose} can declare nothing here${trades.length ? " but a trade" : ""}.`);
}

/** @param {string} whose @param {any[]} plays */
function trading(whose, plays) {
  const trades = plays.filter((play) => play.entry.by === whose && play.entry.trade);
  if (!trades.length) return null;
  return fold(
    "trades", `Trade with the Available Ether (${trades.length})`,
    () => h("div", { class: "answers plays" }, trades.map(playButton)),
  );
}

/** @param {string} alias */
const cardOf = (alias) => find(state.doc, alias)?.name || alias;

/** What it does, with the alias where the same could be done with another copy. @param {any} play */
function declaredWords(play) {
  const verb = Object.keys(VERBS).find((name) => name in play.entry);
  if (!verb) return capital(play.text.replace(/^\S+ trades/, "trade"));
  const ability = play.entry.ability > 1 ? `, ability ${play.entry.ability}` : "";
  const alike = (state.report?.plays || []).filter((/** @type {any} */ other) => (
    other.entry.by === play.entry.by && verb in other.entry && cardOf(other.entry[verb]) === cardOf(play.entry[verb])
    && other.entry.ability === play.entry.ability));
  const name = alike.length > 1 ? nameOf(play.entry[verb]) : cardOf(play.entry[verb]);
  return `${capital(verb)} ${name}${ability}`;
}

/** @param {any} play */
export function playButton(play) {
  const text = declaredWords(play);
  const paid = play.cost && Object.keys(play.cost).length ? h("small", {}, pips(play.cost)) : null;
  const needs = play.components?.length && play.components[0].length ? h(
    "small", {}, `with ${play.components[0].map(nameOf).join(", ")}${play.components.length > 1 ? " or others" : ""}`,
  ) : null;
  return h(
    "button", { type: "button", class: "answer", onclick: () => moves.declare(play.entry) }, h("b", {}, text), paid,
    needs,
  );
}

/** @param {string} key @param {string} title @param {() => any} body */
function fold(key, title, body) {
  const inside = h("div", { class: "fold-body" });
  const element = /** @type {HTMLDetailsElement} */ (h(
    "details", { open: folds.has(key) }, h("summary", {}, title), inside,
  ));
  const show = () => fill(inside, body());
  if (folds.has(key)) show();
  element.addEventListener("toggle", () => {
    if (element.open === folds.has(key)) return;
    if (element.open) { folds.add(key); show(); } else folds.delete(key);
  });
  return element;
}

/** @param {string} whose */
function refused(whose) {
  return fold("refused", "Why not something else?", () => {
    const list = h("ul", { class: "refusals" }, h("li", { class: "hint" }, "Asking …"));
    api.legal(scenario(), whose).then((told) => {
      const rows = told.refused.filter((/** @type {any} */ one) => !one.entry.trade);
      fill(
        list,
        rows.length ? rows.map(refusal) : h(
          "li", { class: "hint" }, `Nothing that ${whose} might do with these cards is forbidden.`,
        ),
      );
    }).catch((error) => fill(list, h("li", { class: "hint" }, error.message)));
    return list;
  });
}

/** @param {any} one */
export const refusal = (one) => h(
  "li", {}, icon("cross"), h("div", {}, h("b", {}, one.text), h("p", {}, one.reason, " ", citations(one.cites))),
);

/** @param {string} turn */
function playOn(turn) {
  return fold("go", "Play on to another phase", () => {
    const now = positionAt(Infinity)?.phase || "main";
    const later = PHASES.slice(PHASES.findIndex(([key]) => key === now) + 1).map(([key]) => key);
    const names = seats(state.doc);
    const next = names[(names.indexOf(turn) + 1) % names.length];
    const places = [...later, ...[next, turn].flatMap((name) => PHASES.map(([key]) => `${name}.${key}`))];
    return h(
      "div", { class: "answers plays" },
      places.map((place) => h(
        "button", { type: "button", class: "answer", onclick: () => moves.playOn(place) },
        h("b", {}, phaseWords(place).replace(/^the /, "The ")),
      )),
    );
  });
}

function anyTime() {
  const declared = tree.declared(state.lines, state.at);
  if (!declared?.move || declared.move.judge) return null;
  const said = moveWords(declared.move, nameOf);
  return fold("any-time", `Act at any time around “${`${said.by} ${said.text}`.trim()}”`, () => {
    const list = h("div", {}, h("p", { class: "hint" }, "Asking …"));
    const { respond, ...plain } = declared.move || {};
    const own = JSON.stringify(plain);
    let when = "before";
    const windows = declared.move?.go ? [...WINDOWS, ...PHASE_WINDOWS] : WINDOWS;
    const pick = h(
      "select",
      { class: "input", "aria-label": "When", onchange: (/** @type {any} */ event) => { when = event.target.value; } },
      windows.map((one) => h("option", { value: one }, one)),
    );
    api.legal(scenario(declared.parent || tree.ROOT)).then((told) => {
      const mayBe = (/** @type {any} */ play) => !play.entry.trade && JSON.stringify(play.entry) !== own;
      const keys = told.plays.filter(mayBe).map((/** @type {any} */ play) => h(
        "button", { type: "button", class: "answer", onclick: () => moves.respond(when, play.entry) },
        h("b", {}, play.text),
      ));
      const none = h("p", { class: "hint" }, "Nobody has anything to act with.");
      fill(list, keys.length ? h("div", { class: "answers plays" }, keys) : none);
    }).catch((error) => fill(list, h("p", { class: "hint" }, error.message)));
    return [h("div", { class: "field" }, h("span", { class: "label" }, "When"), pick), list];
  });
}

function byHand() {
  return fold("hand", "Rule by hand", () => {
    const event = h(
      "input",
      {
        class: "input", id: "by-hand-event", placeholder: "damage B 2", autocomplete: "off", spellcheck: "false",
        required: true,
      },
    );
    const cites = h(
      "input", { class: "input", id: "by-hand-cites", placeholder: "DR-5.1", autocomplete: "off", spellcheck: "false" },
    );
    const reason = h(
      "input", { class: "input", id: "by-hand-reason", placeholder: "why, for the record", autocomplete: "off" },
    );
    const submit = (/** @type {Event} */ pressed) => {
      pressed.preventDefault();
      const given = (/** @type {any} */ input) => input.value.trim();
      moves.ruleByHand(given(event), given(reason), given(cites).split(/[,\s]+/).filter(Boolean));
      say("Applied by the judge’s hand.");
    };
    return h("form", { class: "by-hand", onsubmit: submit },
      h("div", { class: "field" }, h("label", { for: "by-hand-event" }, "Event"), event), h(
        "div", { class: "field" }, h("label", { for: "by-hand-cites" }, "Clauses"), cites,
      ),
      h(
        "div", { class: "field" }, h("label", { for: "by-hand-reason" }, "Reason"), reason,
      ), h("button", { type: "submit", class: "btn btn-sm" }, "Apply, marked as the judge’s"));
  });
}

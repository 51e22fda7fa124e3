// The tree of variations beside the board, and the assumptions under it.

import { button, byId, citations, dialog, fill, h, icon, say, seat } from "./dom.js";
import { choiceWords } from "./chain.js";
import * as deciding from "./deciding.js";
import * as moves from "./moves.js";
import { goTo, nameOf, state } from "./store.js";
import * as tree from "./tree.js";
import { moveWords } from "./words.js";

/** @type {(id: string) => void} */
let copyLink = () => {};
/** @param {(id: string) => void} how */
export const setUp = (how) => { copyLink = how; };

export function render() {
  const number = Object.keys(state.lines).length - 1;
  const ends = Object.values(state.lines).filter((node) => !node.children.length).length;
  fill(
    byId("lines"),
    h(
      "h2", { id: "h-lines" }, "Lines",
      h("small", {}, number ? `${ends} line${ends === 1 ? "" : "s"}` : "nothing done yet"),
    ),
    h("ol", { class: "study-tree" }, h("li", {}, entry(state.lines[tree.ROOT])), run(tree.ROOT)),
    state.at !== tree.ROOT ? tools(state.lines[state.at]) : null,
    h("p", { class: "hint" }, "Go back to any point and do it otherwise: that opens a variation."),
  );
  assumed();
}

/**
 * A run of moves without a fork is one level; what replaces a move stands under it, indented.
 * @param {string} id
 * @returns {any[]}
 */
function run(id) {
  const rows = [];
  let at = state.lines[id];
  while (at.children.length) {
    const [first, ...others] = at.children;
    rows.push(h("li", {}, entry(state.lines[first]),
      others.length ? h(
        "ol", { class: "variations" },
        others.map((other) => h("li", {}, h("ol", {}, h("li", {}, entry(state.lines[other])), run(other)))),
      ) : null));
    at = state.lines[first];
  }
  return rows;
}

/** @param {any} node */
function entry(node) {
  const here = node.id === state.at;
  const said = node.id === tree.ROOT ? {
    by: "", text: "The position",
  } : node.move ? moveWords(node.move, nameOf) : choiceWords(node);
  return h(
    "button", {
      type: "button", class: `node${node.move || node.id === tree.ROOT ? "" : " is-answer"}`,
      "aria-current": here ? "true" : null, "data-node": node.id, onclick: () => goTo(node.id),
    },
    said.by
      ? seat(said.by)
      : node.id === tree.ROOT
      ? icon("sandbox")
      : icon(node.move?.judge ? "edit" : node.move?.go ? "step" : "branch"),
    h(
      "span", {}, node.name ? h("b", {}, node.name, ": ") : null, said.text,
      node.comment ? h("small", {}, node.comment) : null,
    ),
  );
}

/** @param {any} node */
function tools(node) {
  const main = tree.isMain(state.lines, node.id);
  return h("div", { class: "node-tools", role: "group", "aria-label": "This place in the line" },
    button("Name", "edit", { onclick: () => naming(node) }, "btn-sm btn-quiet"),
    main ? null : button(
      "Promote", "up", { onclick: () => { moves.promote(node.id); say("Now the main line."); } }, "btn-sm btn-quiet",
    ),
    button("Link", "link", { onclick: () => copyLink(node.id) }, "btn-sm btn-quiet"),
    button(
      "Delete", "cross", { onclick: () => { moves.remove(node.id); say("Deleted; undo brings it back."); } },
      "btn-sm btn-quiet",
    ));
}

/** @param {any} node */
function naming(node) {
  const name = /** @type {HTMLInputElement} */ (h(
    "input", { class: "input", id: "node-name", value: node.name || "", autocomplete: "off" },
  ));
  const comment = /** @type {HTMLTextAreaElement} */ (h(
    "textarea", { class: "input prose", id: "node-comment", rows: 3 },
  ));
  comment.value = node.comment || "";
  const box = dialog("Name this line", h("form", {
    class: "stack", method: "dialog", onsubmit: () => moves.annotate(node.id, name.value, comment.value),
  },
    h("div", { class: "field" }, h("label", { for: "node-name" }, "Name"), name), h(
      "div", { class: "field" }, h("label", { for: "node-comment" }, "Comment"), comment,
    ),
    h("button", { type: "submit", class: "btn btn-primary" }, "Keep")));
  name.focus();
  return box;
}

function assumed() {
  const told = once(state.report?.assumptions || []);
  const aside = Object.keys(state.doc.assume
    || {}).filter((name) => !told.some((/** @type {any} */ one) => one.kind === name));
  const rows = [
    ...told.map(assumption),
    ...aside.map((name) => h(
      "li", {}, h("p", {}, `${silence(name)?.question || name} Set aside: ${state.doc.assume[name]}.`), back(name),
    ))
  ];
  fill(
    byId("assumed"), h("h2", { id: "h-assumed" }, "Assumed"),
    rows.length ? h("ul", { class: "refs" }, rows) : h(
      "p", { class: "hint" }, "Nothing: the texts and the players decide all of it.",
    ),
    unread(),
  );
}

/** What was assumed again and again is said once. @param {any[]} told */
function once(told) {
  const found = new Map();
  for (const one of told) found.set(
    one.kind + one.text, { ...one, times: (found.get(one.kind + one.text)?.times || 0) + 1 },
  );
  return [...found.values()];
}

/** @param {string} name */
const silence = (name) => state.silences[name];

/** @param {any} one */
function assumption(one) {
  const named = silence(one.kind);
  const times = one.times > 1 ? ` (${one.times} times) ` : " ";
  const name = named ? h("code", { class: "ev" }, ` ${one.kind}`) : null;
  return h("li", {}, h("p", {}, one.text, times, citations(one.cites), name), otherwise(one, named));
}

/** The way to have it otherwise. @param {any} one @param {any} named */
function otherwise(one, named) {
  if (state.doc.assume?.[one.kind]) return back(one.kind);
  const decide = () => deciding.open(one);
  if (deciding.possible(one)) return button("Decide it", "question", { onclick: decide }, "btn-sm btn-quiet");
  if (!named) return null;
  const read = () => moves.assume(one.kind, named.other);
  return button(`Read it as “${named.other}”`, "branch", { onclick: read }, "btn-sm btn-quiet");
}

/** @param {string} name */
const back = (name) => button(
  "Take the usual reading again", "undo", { onclick: () => moves.assume(name, null) }, "btn-sm btn-quiet",
);

/** Card text that the compiler could not read is left to the judge. */
function unread() {
  const parts = state.report?.unmodelled || [];
  if (!parts.length) return null;
  return [
    h("h3", { class: "gap-top" }, "Not read"),
    h(
      "ul", { class: "refs" },
      parts.map((/** @type {any} */ part) => h(
        "li", {}, h("p", {}, h("b", {}, part.card), ` “${part.text}”: ${part.why} `, citations([part.cite])),
      )),
    ),
  ];
}


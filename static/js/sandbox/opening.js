// Where a study comes from: an empty table, a worked example, a file, a text.

import * as api from "./api.js";
import { button, citations, dialog, fill, h, icon, say } from "./dom.js";
import { replace, state } from "./store.js";

const MOST_BYTES = 200_000;

/** @param {string} text YAML or JSON @returns {Promise<string>} what is wrong, or nothing */
export async function read(text) {
  if (text.length > MOST_BYTES) return "That is more than a scenario can be.";
  const link = /\/sandbox\/(?:s\/([a-z2-7]{8})\/|\?(?:s|example|card|clause)=)/.exec(text);
  if (link && !text.includes("\n")) return visit(text.trim(), link[1]);
  let found = null;
  try {
    found = JSON.parse(text);
  } catch {
    const told = await api.read(text);
    if (!told.scenario) return told.problems?.[0] || "That is no scenario.";
    found = told.scenario;
  }
  if (!found
    || typeof found !== "object"
    || Array.isArray(found)) return "A scenario is a mapping, with “scenario: 1” in it.";
  replace(found);
  return "";
}

/**
 * A link to a study, as somebody sent it.
 * @param {string} link
 * @param {string|undefined} id
 * @returns {Promise<string>}
 */
async function visit(link, id) {
  if (id) {
    const saved = await api.saved(id);
    replace(saved.scenario);
  } else {
    location.assign(new URL(link, location.href).pathname + new URL(link, location.href).search);
  }
  return "";
}

/** @param {() => void} [then] */
export function open(then) {
  const problem = h("p", { class: "notice is-bad", hidden: true, role: "alert" });
  const text = /** @type {HTMLTextAreaElement} */ (h(
    "textarea",
    { class: "input", id: "open-text", rows: 6, spellcheck: "false", placeholder: "scenario: 1\nturn: A\nplayers: …" },
  ));
  const take = async (/** @type {string} */ given) => {
    const wrong = await read(given).catch((error) => error.message);
    problem.hidden = !wrong;
    fill(problem, icon("warn"), h("span", {}, wrong));
    if (!wrong) { box.close(); say("Opened. Undo brings back what was here."); then?.(); }
  };
  const file = h(
    "input",
    {
      type: "file", id: "open-file", class: "vh", accept: ".yaml,.yml,.json,application/json,text/plain",
      onchange: async (/** @type {any} */ event) => {
        if (event.target.files[0]) take(await event.target.files[0].text());
      },
    },
  );
  const box = dialog("Open", h("div", { class: "stack" },
    h("div", { class: "row" }, button(
      "An empty table", "sandbox", { onclick: () => { replace(null); box.close(); then?.(); } }, "",
    ),
      file, h("label", { class: "btn", for: "open-file" }, icon("download"), h("span", {}, "A file"))),
    h(
      "div", { class: "field" }, h("label", { for: "open-text" }, "Paste a scenario, YAML or JSON, or a link to one"),
      text,
    ),
    problem, h(
      "div", { class: "row" }, button("Open the text", "check", { onclick: () => take(text.value) }, "btn-primary"),
    ),
    h("h3", {}, "Worked examples of the rules"), examples(() => { box.close(); then?.(); })), { class: "is-wide" });
}

/** @param {() => void} then */
function examples(then) {
  const list = h("div", { class: "examples-list" }, h("p", { class: "hint" }, "Loading …"));
  /** @type {any[]} */
  let rows = [];
  const show = (/** @type {string} */ typed) => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const said = (/** @type {any} */ row) => `${row.clause} ${row.title}`.toLowerCase();
    const found = rows.filter((row) => words.every((word) => said(row).includes(word)));
    fill(
      list,
      found.length ? h(
        "ul", { class: "rows rows-sm" },
        found.map((row) => h(
          "li", {},
          h(
            "a", { href: row.url, onclick: (/** @type {Event} */ event) => { event.preventDefault(); take(row.key); } },
            citations([row.clause])?.firstElementChild || null, h("span", { class: "t" }, row.title),
          ),
        )),
      ) : h("p", { class: "hint" }, "None has these words."),
    );
    list.querySelectorAll("a > a.cite").forEach((chip) => chip.replaceWith(h(
      "span", { class: "cite" }, chip.textContent,
    )));
  };
  const take = async (/** @type {string} */ key) => {
    replace(await api.example(key));
    say("Opened. Undo brings back what was here.");
    then();
  };
  api.examples().then((found) => { rows = found; show(""); }).catch((error) => fill(
    list, h("p", { class: "hint" }, error.message),
  ));
  return [
    h(
      "input",
      {
        class: "input", type: "search", "aria-label": "Find an example", placeholder: "Clause or words",
        oninput: (/** @type {any} */ event) => show(event.target.value),
      },
    ),
    list,
  ];
}

/** Files and texts dropped on the page. */
export function setUp() {
  document.addEventListener(
    "dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); },
  );
  document.addEventListener("drop", async (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    const wrong = await read(await file.text()).catch((error) => error.message);
    if (wrong) { state.problem = wrong; say(wrong); }
  });
}

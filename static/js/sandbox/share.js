// Links, files and copies of the study; the address of the page follows where one stands.

import * as api from "./api.js";
import { button, dialog, fill, h, icon, say } from "./dom.js";
import { encode, possible } from "./link.js";
import { state, study } from "./store.js";
import * as tree from "./tree.js";
import { write } from "./yaml.js";

const QUIET = 350;
const LONGEST = 16000;   // characters of an address that servers and chats take
let timer = 0;
let firstAddress = location.pathname + location.search;

/** With its lines, so that a node keeps its id. */
function whole() {
  const document = study();
  return Object.keys(state.lines).length > 1 ? { ...document, lines: structuredClone(state.lines) } : document;
}

/** @param {string} [node] @param {number|null} [step] @returns {Promise<string>} */
export async function address(node = state.at, step = state.step) {
  const url = new URL(firstAddress, location.origin);
  url.searchParams.delete("node");
  url.searchParams.delete("step");
  const plain = !state.touched && node === tree.leaf(state.lines);
  const kept = Boolean(state.saved) && !state.touched && state.stable;
  if (!plain && !kept && possible()) {
    url.pathname = "/sandbox/";
    url.search = "";
    url.searchParams.set("s", await encode(whole()));
  }
  if (!plain && node !== tree.ROOT) url.searchParams.set("node", node);
  if (step !== null) url.searchParams.set("step", String(step));
  return url.pathname + url.search;
}

/** The address bar follows, a moment later. */
export function follow() {
  clearTimeout(timer);
  timer = window.setTimeout(async () => {
    const next = await address();
    if (next.length < LONGEST && next !== location.pathname + location.search) history.replaceState(null, "", next);
  }, QUIET);
}

/** @param {string} url what the page was opened with, from now on */
export const startFrom = (url) => { firstAddress = url; };

/** @param {string} text @param {string} said */
export async function copy(text, said) {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else bySelecting(text);
    say(said);
    return true;
  } catch {
    say("Copying is not allowed here.");
    return false;
  }
}

/** Plain HTTP at a venue has no clipboard; the old command works there still. @param {string} text */
function bySelecting(text) {
  const area = /** @type {HTMLTextAreaElement} */ (h("textarea", { class: "vh", readonly: true }));
  area.value = text;
  (document.querySelector("dialog[open]") || document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (!done) throw new Error("refused");
}

/** @param {string} node */
export async function copyNode(node) {
  await copy(location.origin + await address(node, null), "Link to this place copied.");
}

/** @param {string} name @param {string} text @param {string} type */
function download(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = /** @type {HTMLAnchorElement} */ (h("a", { href: url, download: name }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const fileName = () => (state.doc.title
  || "scenario").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 60)
  || "scenario";

export async function open() {
  const link = location.origin + await address();
  const yaml = write(study());
  const field = /** @type {HTMLInputElement} */ (h(
    "input", { class: "input mono", id: "share-link", readonly: true, value: link, onfocus: () => field.select() },
  ));
  const text = /** @type {HTMLTextAreaElement} */ (h(
    "textarea", { class: "input", id: "share-yaml", readonly: true, rows: 12, spellcheck: "false" },
  ));
  text.value = yaml;
  const saved = h("p", { class: "hint", id: "share-saved" }, "A short address under which it stays as it is now.");
  const long = link.length > LONGEST ? h(
    "p", { class: "notice is-warn" }, icon("warn"), h("span", {}, "This link is very long. Save it for a short one."),
  ) : null;
  dialog("Share", h("div", { class: "stack" },
    h(
      "div", { class: "field" }, h("label", { for: "share-link" }, "Link that holds everything"),
      h("div", { class: "row row-tight" }, field, copier("Copy link", () => field.value, "Link copied.")),
    ), long,
    h(
      "div", { class: "field" }, h("span", { class: "label" }, "Permalink"),
      h("div", { class: "row" }, button("Save it", "download", { onclick: () => save(saved), "data-act": "save" })),
      saved,
    ),
    h("div", { class: "field" }, h("label", { for: "share-yaml" }, "Scenario file"), text),
    h("div", { class: "row" }, copier("Copy YAML", () => yaml, "YAML copied."),
      button("YAML file", "download", { onclick: () => download(`${fileName()}.yaml`, yaml, "application/yaml") }, ""),
      button(
        "JSON file", "download",
        { onclick: () => download(`${fileName()}.json`, `${JSON.stringify(study(), null, 2)}\n`, "application/json") },
        "",
      ))));
}

/** @param {string} label @param {() => string} text @param {string} said */
function copier(label, text, said) {
  const made = button(label, "copy", { onclick: async () => {
    const done = await copy(text(), said);
    /** @type {HTMLElement} */ (made.querySelector("span")).textContent = done ? "Copied" : "Not allowed here";
    setTimeout(() => { /** @type {HTMLElement} */ (made.querySelector("span")).textContent = label; }, 1600);
  } }, "");
  return made;
}

/** @param {HTMLElement} saved */
async function save(saved) {
  try {
    const told = await api.save(whole(), state.saved);
    state.saved = told.id;
    state.touched = false;
    state.stable = true;
    startFrom(new URL(told.url, location.href).pathname);
    history.replaceState(null, "", firstAddress);
    const url = location.origin + firstAddress;
    fill(saved, "Saved: ", h("a", { href: firstAddress }, url), " ", copier("Copy", () => url, "Permalink copied."));
    say("Saved.");
  } catch (error) {
    fill(saved, h("span", { class: "notice is-bad" }, icon("warn"), h("span", {}, error.message)));
  }
}

/** The ruling sheet of the line one stands on. */
export async function sheet() {
  const url = new URL(await address(state.at, null), location.origin);
  location.assign(`${url.pathname}sheet/${url.search}`);
}

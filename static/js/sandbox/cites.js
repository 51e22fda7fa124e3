// A citation shows its text where it stands: by hovering, by focus, by the first tap. A click opens it.

import * as api from "./api.js";
import { byId, fill, h } from "./dom.js";

const WAIT = 160;
/** @type {Map<string, Promise<{cite: string, heading: string, about: string, text: string[], url: string}>>} */
const kept = new Map();
let timer = 0;
/** @type {HTMLElement|null} */
let shownFor = null;

/** @param {string} cite */
export function look(cite) {
  let found = kept.get(cite);
  if (!found) {
    found = (/^[A-Z]{2}-/.test(cite) ? ofClause(cite) : ofCard(cite));
    kept.set(cite, found);
    found.catch(() => kept.delete(cite));
  }
  return found;
}

/** @param {string} cite */
async function ofClause(cite) {
  const clause = await api.clause(cite);
  const wording = clause.wordings.find((/** @type {any} */ one) => one.language === "en") || clause.wordings[0];
  const text = String(wording?.body || "").split(/\n\s*\n/).map(plain).filter(Boolean);
  return {
    cite: clause.cite, heading: clause.heading, about: wording?.origin || "", text,
    url: path(clause.url) || `/rules/${clause.document}/${clause.key}/`,
  };
}

/** @param {string} cite a paragraph of a card's text, or a note on it */
async function ofCard(cite) {
  const [, kind, name, number] = /^(CT|CD):(.+?)(?:\.(\d+))?$/.exec(cite) || [];
  const found = await api.citation(cite);
  if (!name) return { cite, heading: found.heading, about: "", text: [], url: path(found.url) };
  const card = await api.card(name);
  const lines = kind === "CT"
    ? card.texts.find((/** @type {any} */ one) => one.language === "en")?.paragraphs
    || []
    : card.notes.map((/** @type {any} */ note) => note.says);
  const text = number ? [lines[Number(number) - 1]] : lines;
  return {
    cite, heading: card.name, about: kind === "CT" ? "card text" : "card database note",
    text: text.filter(Boolean).map(plain), url: path(found.url),
  };
}

/** @param {string} text Markdown with its marks taken out */
const plain = (text) => String(text).replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/(\*\*|__|`)/g, "").replace(
  /^\s*(?:[-*]|\d+\.)\s+/gm, "· ",
).trim();

/** @param {string} url the server's own name need not be this page's */
function path(url) {
  try {
    const parts = new URL(url, location.href);
    return parts.pathname + parts.search + parts.hash;
  } catch {
    return "";
  }
}

/** @param {HTMLElement} chip */
async function show(chip) {
  shownFor = chip;
  const card = byId("cite-card");
  const host = chip.closest("dialog") || document.body;
  if (card.parentElement !== host) host.append(card);
  fill(card, h("p", { class: "hint" }, chip.dataset.cite));
  card.hidden = false;
  beside(card, chip);
  try {
    const found = await look(chip.dataset.cite || "");
    if (shownFor !== chip) return;
    fill(card, h(
      "header", {}, h("b", {}, found.cite), h("span", {}, found.heading),
    ), found.text.slice(0, 4).map((text) => h("p", {}, text)),
      found.text.length > 4 ? h("p", { class: "hint" }, "… and more") : null,
      h(
        "footer", {}, h("a", { href: found.url, target: "_blank", rel: "noopener" }, "Open"),
        h("span", {}, found.about),
      ));
    if (found.url) chip.setAttribute("href", found.url);
  } catch {
    if (shownFor === chip) fill(card, h("p", { class: "hint" }, "Nothing is on file under this citation."));
  }
  beside(card, chip);
}

/** @param {HTMLElement} card @param {HTMLElement} chip */
function beside(card, chip) {
  const at = chip.getBoundingClientRect();
  const width = Math.min(360, innerWidth - 24);
  card.style.width = `${width}px`;
  card.style.left = `${Math.max(12, Math.min(at.left, innerWidth - width - 12))}px`;
  const floor = innerHeight - (innerWidth < 1024 ? 80 : 8);   // a phone has its controls there
  const below = at.bottom + 6;
  const fits = below + card.offsetHeight < floor || at.top < card.offsetHeight;
  const top = Math.min(fits ? below : at.top - card.offsetHeight - 6, floor - card.offsetHeight);
  card.style.top = `${Math.max(8, top)}px`;
}

export function hide() {
  clearTimeout(timer);
  shownFor = null;
  byId("cite-card").hidden = true;
}

/** @param {Event} event @returns {HTMLElement|null} */
const chipOf = (event) => (event.target instanceof Element ? event.target.closest("[data-cite]") : null);

export function setUp() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const chip = chipOf(event);
    const inside = event.target instanceof Element && event.target.closest("#cite-card");
    clearTimeout(timer);
    if (chip && chip !== shownFor) timer = window.setTimeout(() => show(chip), WAIT);
    else if (!chip && !inside && shownFor) timer = window.setTimeout(hide, WAIT);
  });
  document.addEventListener("focusin", (event) => {
    const chip = chipOf(event);
    if (chip && chip.matches(":focus-visible")) show(chip);
    else if (!(event.target instanceof Element && event.target.closest("#cite-card"))) hide();
  });
  document.addEventListener("click", (event) => {
    const chip = chipOf(event);
    if (chip && matchMedia("(hover: none)").matches && shownFor !== chip) {
      event.preventDefault();
      show(chip);
    } else if (!chip && !(event.target instanceof Element && event.target.closest("#cite-card"))) hide();
  });
  addEventListener("scroll", () => { if (shownFor) hide(); }, { passive: true, capture: true });
}

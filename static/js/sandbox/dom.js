// Small helpers that make elements. Text is always set as text, never as markup.

/** @typedef {Node|string|number|null|undefined|false|Children} Child */
/** @typedef {Child[]} Children */
/** @typedef {Object<string, number|string>} Mana */

export const ELEMENTS = ["air", "water", "fire", "vegetal", "mineral", "arcane"];
const SVG = "http://www.w3.org/2000/svg";

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * An element. Properties that begin with `on` are listeners; `class`, `data-*`, `aria-*` and the like are attributes.
 * @param {string} tag
 * @param {Object<string, any>} [props]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/** @param {Element} parent @param {Children} children */
function add(parent, children) {
  for (const child of children) {
    if (Array.isArray(child)) add(parent, child);
    else if (child !== null && child !== undefined && child !== false) {
      parent.append(child instanceof Node ? child : String(child));
    }
  }
}

/** @param {Element} parent @param {...Child} children */
export function fill(parent, ...children) {
  parent.replaceChildren();
  add(parent, children);
}

/** @param {string} name @param {string} [extra] */
export function icon(name, extra = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `icon ${extra}`.trim());
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${byId("bench").dataset.sprite}#${name}`);
  svg.append(use);
  return svg;
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Mana as number and glyph, read aloud as "3 Air".
 * @param {Mana} mana @param {Mana} [before] what it was, to mark the change
 */
export function pips(mana, before) {
  const shown = ELEMENTS.filter((element) => mana[element]);
  if (!shown.length) return h("span", { class: "pips none" }, "no Mana");
  return h("span", { class: "pips" }, shown.map((element) => h(
    "span", { class: `pip el-${element}${before && before[element] !== mana[element] ? " is-changed" : ""}` },
    mana[element], icon(element), h("span", { class: "vh" }, ` ${capital(element)} `),
  )));
}

/** @param {string} label @param {string} glyph @param {Object<string, any>} props @param {string} [looks] */
export function button(label, glyph, props, looks = "btn-sm") {
  return h(
    "button", { type: "button", class: `btn ${looks}`, ...props }, glyph ? icon(glyph) : null, h("span", {}, label),
  );
}

/** @param {string} glyph @param {string} label @param {Object<string, any>} props */
export function glyphButton(glyph, label, props) {
  return h(
    "button", { type: "button", class: "btn btn-quiet btn-icon btn-sm", "aria-label": label, title: label, ...props },
    icon(glyph),
  );
}

/** @param {string} seat @param {boolean} [active] */
export const seat = (seat, active = false) => h(
  "span", {
    class: `seat seat-sm${active ? " is-active" : ""}`, title: seat,
  }, seat === "Adversary" ? icon("adversary") : seat,
  seat === "Adversary" ? h("span", { class: "vh" }, "Adversary") : null,
);

/** @param {string[]} [cites] */
export function citations(cites) {
  if (!cites || !cites.length) return null;
  return h("span", { class: "cites" }, cites.flatMap((cite) => [chip(cite), " "]));
}

/** @param {string} cite */
export function chip(cite) {
  return h("a", { class: "cite", href: addressOf(cite), "data-cite": cite, target: "_blank", rel: "noopener" }, cite);
}

/** @param {string} cite */
function addressOf(cite) {
  const clause = /^([A-Z]{2})-(.+)$/.exec(cite);
  if (clause) return `/rules/${clause[1]}/${clause[2]}/`;
  return `/search/?q=${encodeURIComponent(cite)}`;
}

let silence = 0;

/** Said for a moment, and read aloud. A dialog covers the page, so it is said there. @param {string} text */
export function say(text) {
  const told = byId("told");
  (document.querySelector("dialog[open]") || document.body).append(told);
  told.textContent = text;
  told.classList.add("is-shown");
  clearTimeout(silence);
  silence = window.setTimeout(() => told.classList.remove("is-shown"), 2400);
}

/**
 * A dialog that closes by its cross, by Escape and by a press beside it, and leaves nothing behind.
 * @param {string} title @param {Child} body @param {{class?: string, footer?: Child, onclose?: () => void}} [options]
 */
export function dialog(title, body, options = {}) {
  const box = /** @type {HTMLDialogElement} */ (h(
    "dialog", { class: `box-dialog ${options.class || ""}`, "aria-label": title },
    h(
      "header", {}, h("h2", {}, title),
      glyphButton("cross", "Close", { onclick: () => box.close(), "data-close": true }),
    ),
    h("div", { class: "dialog-body" }, body),
    options.footer ? h("footer", {}, options.footer) : null,
  ));
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  box.addEventListener("close", () => {
    box.querySelectorAll("#told, #cite-card").forEach((kept) => document.body.append(kept));
    box.remove();
    options.onclose?.();
  });
  byId("bench").after(box);
  box.showModal();
  return box;
}

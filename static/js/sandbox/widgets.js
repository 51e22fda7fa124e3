// Controls that several parts of the editor share.

import { ELEMENTS, capital, h, icon } from "./dom.js";

/**
 * A number with less and more; the number itself can be typed.
 * @param {string} label @param {number} value @param {(value: number) => void} changed
 * @param {{min?: number, element?: string}} [options]
 */
export function stepper(label, value, changed, options = {}) {
  const least = options.min ?? 0;
  const input = /** @type {HTMLInputElement} */ (h("input", {
    class: "number", type: "number", inputmode: "numeric", min: least, step: 1, value, "aria-label": label,
    onchange: () => set(Number(input.value)),
  }));
  const set = (/** @type {number} */ wanted) => {
    const next = Math.max(least, Number.isFinite(wanted) ? Math.trunc(wanted) : 0);
    input.value = String(next);
    changed(next);
  };
  const by = (/** @type {number} */ step) => () => set(Number(input.value) + step);
  return h("div", { class: `stepper${options.element ? ` el-${options.element}` : ""}` },
    options.element ? icon(options.element, "icon-el") : null, h("span", {}, label),
    h(
      "button", { type: "button", class: "btn btn-icon btn-sm", "aria-label": `${label}: less`, onclick: by(-1) },
      icon("minus"),
    ), input,
    h(
      "button", { type: "button", class: "btn btn-icon btn-sm", "aria-label": `${label}: more`, onclick: by(1) },
      icon("plus"),
    ));
}

/** Six steppers. @param {Object<string, any>} mana @param {(mana: Object<string, number>) => void} changed */
export function manaFields(mana, changed) {
  const now = Object.fromEntries(ELEMENTS.map((element) => [element, Number(mana[element]) || 0]));
  return h("div", {
    class: "steppers", role: "group", "aria-label": "Mana",
  }, ELEMENTS.map((element) => stepper(capital(element), now[element], (value) => {
    now[element] = value;
    changed(Object.fromEntries(Object.entries(now).filter(([, amount]) => amount)));
  }, { element })));
}

/**
 * @param {string} id
 * @param {string} label
 * @param {[string, string][]} options
 * @param {string} value
 * @param {(value: string) => void} changed
 */
export function choice(id, label, options, value, changed) {
  return h("div", { class: "field" }, h("label", { for: id }, label),
    h("select", { class: "input", id, onchange: (/** @type {any} */ event) => changed(event.target.value) },
      options.map(([key, text]) => h("option", { value: key, selected: key === value }, text))));
}

/**
 * One of a few, side by side.
 * @param {string} label
 * @param {[string, string][]} options
 * @param {string} value
 * @param {(value: string) => void} changed
 */
export function segments(label, options, value, changed) {
  return h("div", { class: "field" }, h("span", { class: "label" }, label), h("div", {
    class: "segments", role: "group", "aria-label": label,
  },
    options.map(([key, text]) => h(
      "button", { type: "button", "aria-pressed": String(key === value), onclick: () => changed(key) }, text,
    ))));
}

/** @param {string} id @param {string} label @param {boolean} value @param {(value: boolean) => void} changed */
export function tick(id, label, value, changed) {
  return h(
    "label", { class: "check", for: id },
    h(
      "input",
      { type: "checkbox", id, checked: value, onchange: (/** @type {any} */ event) => changed(event.target.checked) },
    ),
    h("span", {}, label),
  );
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} value
 * @param {(value: string) => void} changed
 * @param {Object<string, any>} [more]
 */
export function line(id, label, value, changed, more = {}) {
  return h(
    "div", { class: "field" }, h("label", { for: id }, label),
    h(
      "input",
      {
        class: "input", id, value, autocomplete: "off", ...more,
        onchange: (/** @type {any} */ event) => changed(event.target.value),
      },
    ),
  );
}

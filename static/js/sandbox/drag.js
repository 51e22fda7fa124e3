// Cards dragged over the table with a mouse, a pen or, after a long press, a finger.

import { h, say } from "./dom.js";
import { facts } from "./facts.js";
import { find, move } from "./position.js";
import { put } from "./palette.js";
import { edit, state } from "./store.js";

const FAR = 6;
const LONG = 320;
/**
 * @type {{what: {alias?: string, name: string}, ghost: HTMLElement|null, x: number, y: number, id: number, touch:
 * boolean, timer: number, over: Element|null}|null}
 */
let held = null;
let justDropped = false;

/** @param {{alias?: string, name: string}} what @param {PointerEvent} event */
export function begin(what, event) {
  if (state.mode !== "edit" || event.button !== 0) return;
  const touch = event.pointerType === "touch";
  held = { what, ghost: null, x: event.clientX, y: event.clientY, id: event.pointerId, touch, timer: 0, over: null };
  if (touch) held.timer = window.setTimeout(lift, LONG);
}

function lift() {
  if (!held || held.ghost) return;
  held.ghost = h("div", { class: `ghost el-${facts(held.what.name).element || "none"}` }, held.what.name);
  document.body.append(held.ghost);
  document.body.classList.add("is-dragging");
  follow(held.x, held.y);
  navigator.vibrate?.(10);
}

/** @param {number} x @param {number} y */
function follow(x, y) {
  if (!held?.ghost) return;
  held.ghost.style.translate = `${x + 8}px ${y + 8}px`;
  const under = document.elementFromPoint(x, y)?.closest("[data-drop]") || null;
  if (under === held.over) return;
  held.over?.classList.remove("is-over");
  under?.classList.add("is-over");
  held.over = under;
}

/** @param {PointerEvent} event */
function moved(event) {
  if (!held || event.pointerId !== held.id) return;
  const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
  if (!held.ghost && far && held.touch) return drop(false);   // a finger that moves at once scrolls
  if (!held.ghost && far) lift();
  if (held?.ghost) { event.preventDefault(); follow(event.clientX, event.clientY); }
  return undefined;
}

/** @param {boolean} done */
function drop(done) {
  if (!held) return;
  const { what, ghost, over, timer } = held;
  clearTimeout(timer);
  ghost?.remove();
  over?.classList.remove("is-over");
  document.body.classList.remove("is-dragging");
  held = null;
  if (!ghost) return;
  justDropped = true;
  setTimeout(() => { justDropped = false; });
  if (done && over instanceof HTMLElement) land(what, over.dataset.drop || "");
}

/** @param {{alias?: string, name: string}} what @param {string} where PLAYER:ZONE or PLAYER:board:FORM */
function land(what, where) {
  const [player, zone, form] = where.split(":");
  if (!what.alias) return put({ ...facts(what.name), name: what.name }, { player, zone: form || zone });
  const one = find(state.doc, what.alias);
  if (!one || (one.player === player && one.zone === zone && (one.row.is || "") === (form || ""))) return undefined;
  edit((doc) => move(doc, /** @type {string} */ (what.alias), { player, zone, form }));
  say(`${what.name} moved.`);
  return undefined;
}

export function setUp() {
  document.addEventListener("pointermove", moved);
  document.addEventListener("pointerup", () => drop(true));
  document.addEventListener("pointercancel", () => drop(false));
  document.addEventListener("touchmove", (event) => { if (held?.ghost) event.preventDefault(); }, { passive: false });
  document.addEventListener("contextmenu", (event) => { if (held?.touch) event.preventDefault(); });
  // What was dragged was not pressed.
  document.addEventListener(
    "click", (event) => { if (justDropped) { event.preventDefault(); event.stopPropagation(); } }, { capture: true },
  );
  document.addEventListener("keydown", (event) => { if (held && event.key === "Escape") drop(false); });
}

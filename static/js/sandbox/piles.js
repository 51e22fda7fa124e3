// Hand, deck, discard pile, exile and side deck: looked through, and while editing, put in order.

import { dialog, fill, glyphButton, h, icon, say } from "./dom.js";
import { facts, kindWords } from "./facts.js";
import { inspect, print } from "./inspector.js";
import { playButton } from "./actions.js";
import { palette, put } from "./palette.js";
import { move, placed, remove } from "./position.js";
import { atEnd, edit, nameOf, onChange, positionAt, state } from "./store.js";
import { zoneName } from "./words.js";

/** @type {(() => void)|null} */
let redraw = null;
onChange(() => redraw?.());

/** @param {string} player @param {string} zone */
export function open(player, zone) {
  const list = h("div", {});
  const add = state.mode === "edit" ? palette({
    id: "pile-find", where: false, put: (card) => put(card, { player, zone }),
  }) : null;
  const ordered = ["deck", "discard", "exile"].includes(zone) ? "the top card first" : "";
  const box = dialog(
    `${zoneName(zone)} of ${player}`, [ordered ? h("p", { class: "hint" }, ordered) : null, list, add],
    { onclose: () => { redraw = null; } },
  );
  redraw = () => fill(list, state.mode === "edit" ? editable(player, zone) : looked(player, zone, box));
  redraw();
  return box;
}

/** @param {string} player @param {string} zone */
function editable(player, zone) {
  const mine = placed(state.doc).filter((one) => one.player === player && one.zone === zone);
  if (!mine.length) return h("p", { class: "hint" }, "No cards.");
  return h("ol", { class: "pile-list" }, mine.map((one, index) => h("li", {},
    h(
      "button",
      { type: "button", class: `slip el-${facts(one.name).element || "none"}`, onclick: () => inspect(one.alias) },
      facts(one.name).element ? icon(/** @type {string} */ (facts(one.name).element), "icon-el") : null,
      h("b", {}, one.name),
    ),
    glyphButton(
      "up", `${one.name}: further up`,
      {
        "aria-disabled": index === 0 ? "true" : null,
        onclick: () => index && edit((doc) => move(doc, one.alias, { player, zone, index: index - 1 })),
      },
    ),
    glyphButton(
      "down", `${one.name}: further down`,
      {
        "aria-disabled": index === mine.length - 1 ? "true" : null,
        onclick: () => index < mine.length - 1 && edit((doc) => move(
          doc, one.alias, { player, zone, index: index + 2 },
        )),
      },
    ),
    glyphButton(
      "cross", `Remove ${one.name}`,
      { onclick: () => { edit((doc) => remove(doc, one.alias)); say(`${one.name} removed.`); } },
    ))));
}

/** @param {string} player @param {string} zone @param {HTMLDialogElement} box */
function looked(player, zone, box) {
  const cards = positionAt()?.players?.[player]?.[zone] || [];
  if (!cards.length) return h("p", { class: "hint" }, "No cards.");
  const plays = atEnd() ? state.report?.plays || [] : [];
  const left = [...plays];
  return h("ol", { class: "pile-list" }, cards.map((/** @type {string} */ name) => {
    const place = left.findIndex((play) => play.entry.by === player
      && play.entry.prepare
      && nameOf(play.entry.prepare).startsWith(name));
    const [play] = place < 0 ? [null] : left.splice(place, 1);
    return h("li", { class: "looked" }, h(
      "details", {},
      h(
        "summary", {},
        facts(name).element ? icon(
          /** @type {string} */ (facts(name).element), `icon-el el-${facts(name).element}`,
        ) : null,
        h("b", {}, name), h("small", {}, kindWords(facts(name))),
      ),
      print(name),
    ),
      play ? h("div", { class: "answers plays", onclick: () => box.close() }, playButton(play)) : null);
  }));
}


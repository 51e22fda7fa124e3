// Sharpens pages that work without it: search keys, copying, neighbours by arrow key.
(() => {
  "use strict";

  const typing = (element) => element && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));
  const box = () => document.getElementById("q");

  const suggestions = () => Array.from(document.querySelectorAll("#suggest a"));

  function moveInSuggestions(event) {
    const links = suggestions();
    if (!links.length) return;
    const here = links.indexOf(document.activeElement);
    const step = event.key === "ArrowDown" ? 1 : -1;
    const next = here + step;
    event.preventDefault();
    if (next < 0) box().focus();
    else links[Math.min(next, links.length - 1)].focus();
  }

  function inSearch(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") moveInSuggestions(event);
    else if (event.key === "Escape") {
      document.getElementById("suggest").replaceChildren();
      box().focus();
    }
  }

  function toNeighbour(event) {
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    const link = rel && document.querySelector(`a[rel="${rel}"]`);
    if (link) link.click();
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest && event.target.closest(".search")) return inSearch(event);
    if (typing(event.target)) return;
    if (event.key === "/" && box()) {
      event.preventDefault();
      box().focus();
      box().select();
    } else toNeighbour(event);
  });

  // A laptop at the venue serves plain HTTP, where phones have no clipboard API; the old command works there still.
  function copyBySelecting(button) {
    const area = document.createElement("textarea");
    area.className = "vh";
    area.readOnly = true;   // or the phone's keyboard comes up
    area.value = button.dataset.copy;
    button.after(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    button.focus();
    if (!done) throw new Error("refused");
  }

  async function copy(button) {
    const label = button.querySelector("span");
    button.dataset.label ??= label.textContent;   // once: a second press finds "Copied" there
    try {
      if (navigator.clipboard) await navigator.clipboard.writeText(button.dataset.copy);
      else copyBySelecting(button);
      label.textContent = "Copied";
    } catch {
      label.textContent = "Copying is not allowed here";
    }
    setTimeout(() => { label.textContent = button.dataset.label; }, 1600);
  }

  document.addEventListener("click", (event) => {
    const copies = event.target.closest("[data-copy]");
    if (copies) copy(copies);
  });

  // On a phone the contents fold away, so that the text comes first.
  if (matchMedia("(max-width: 63.99rem)").matches) {
    document.querySelectorAll("details[data-fold]").forEach((fold) => { fold.open = false; });
  }
})();

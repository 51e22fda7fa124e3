// Sharpens pages that work without it: search keys, copying, theme, neighbours by arrow key.
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

  async function copy(button) {
    const label = button.querySelector("span");
    const before = label.textContent;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      label.textContent = "Copied";
    } catch {
      label.textContent = "Copying is not allowed here";
    }
    setTimeout(() => { label.textContent = before; }, 1600);
  }

  // Without a cookie the page follows the system, so only the browser knows which theme is "the other".
  function nameOtherTheme(button) {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    button.value = dark ? "light" : "dark";
  }

  document.addEventListener("click", (event) => {
    const copies = event.target.closest("[data-copy]");
    if (copies) copy(copies);
    const switches = event.target.closest("[data-theme-switch]");
    if (switches) nameOtherTheme(switches);
  });

  // On a phone the contents fold away, so that the text comes first.
  if (matchMedia("(max-width: 63.99rem)").matches) {
    document.querySelectorAll("details[data-fold]").forEach((fold) => { fold.open = false; });
  }
})();

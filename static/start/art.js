// Fetches the drawings that the page does not hold. A `use` finds its symbol whenever that arrives. If
// the file does not come, it is asked for again when the page shows one of its drawings.
"use strict";

(() => {
  const FILE = "static/art/more.svg";

  const root = document.documentElement;
  const observer = new MutationObserver(askAgain);

  /** @param {string} text */
  function parse(text) {
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    // A network may answer with a page of its own.
    if (!drawing.matches("svg.drawings") || drawing.querySelector("parsererror")) throw new Error(FILE);
    return drawing;
  }

  async function ask() {
    try {
      const response = await fetch(FILE, { priority: "low" });
      // The body may not be there yet.
      root.append(parse(response.ok ? await response.text() : ""));
    } catch {
      observer.observe(root, { subtree: true, childList: true, attributeFilter: ["href"] });
    }
  }

  function lacksDrawing() {
    const names = [...document.querySelectorAll("#app use")].map((use) => use.getAttribute("href") ?? "");
    return names.some((name) => !document.getElementById(name.slice(1)));
  }

  function askAgain() {
    if (!lacksDrawing()) return;
    observer.disconnect();
    ask();
  }

  ask();
})();

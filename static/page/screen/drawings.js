// Fetches the drawings that the page does not hold, and adds each when the page shows it. If the request
// fails, it is repeated when the page shows one of these drawings. They are read when the page shows one,
// or can be played: that takes long, and a first home screen shows none.
import { playable } from "../bridge.js";

const FILE = "static/art/more.svg";

const root = document.documentElement;

/** The drawings that the page does not show yet, by their ids. @type {Map<string, Element>} */
let further = new Map();

/** Those that it shows. @type {Element | undefined} */
let shown;

let isAsking = false;

/** Called when the page shows one of the drawings. */
let need = () => {};

/** Resolves when the drawings must be read. @type {Promise<void>} */
const needed = new Promise((resolve) => {
  need = resolve;
  playable.then(resolve);
});

/** @param {string} text */
function parse(text) {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  // A network may answer with its login page.
  if (!drawing.matches("svg.drawings") || drawing.querySelector("parsererror")) throw new Error(FILE);
  return drawing;
}

async function ask() {
  isAsking = true;
  try {
    const response = await fetch(FILE, { priority: "low" });
    const text = response.ok ? await response.text() : "";
    await needed;
    shown = parse(text);
    further = new Map([...shown.children].map((symbol) => [symbol.id, symbol]));
    shown.replaceChildren();
    // The body may not be there yet.
    root.append(shown);
  } catch {
    // The next change of the page asks again.
  }
  isAsking = false;
}

/** Whether it waits until the page can be played: the many animals of the board on home. @param {string} id */
function waits(id) {
  return id.endsWith("-animals") && !performance.getEntriesByName("playable").length;
}

function complete() {
  for (const use of document.querySelectorAll("use")) {
    const id = use.getAttribute("href")?.slice(1) ?? "";
    const drawing = further.get(id);
    if (waits(id)) continue;
    if (drawing) {
      further.delete(id);
      shown?.append(drawing);
    } else if (!shown && !document.getElementById(id)) {
      need();
      if (!isAsking) ask();
    }
  }
}

new MutationObserver(complete).observe(root, { subtree: true, childList: true, attributeFilter: ["href"] });
new PerformanceObserver(complete).observe({ type: "mark" });
ask();

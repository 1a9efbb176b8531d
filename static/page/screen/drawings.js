// Fetches the drawings that the page does not hold. Each `use` shows its symbol as soon as it arrives.
// If the request fails, it is repeated when the page shows one of these drawings.
const FILE = "static/art/more.svg";

const root = document.documentElement;
const observer = new MutationObserver(askAgain);

/** @param {string} text */
function parse(text) {
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  // A network may answer with its login page.
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

// Fetches the symbols of the art library.
const FILE = "static/art/library.svg";

/** @type {Promise<void> | undefined} */
let fetching;

async function fetchSymbols() {
  const response = await fetch(FILE);
  const text = response.ok ? await response.text() : "";
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  // A network may answer with its login page.
  if (!drawing.matches("svg.drawings") || drawing.querySelector("parsererror")) throw new Error(FILE);
  document.documentElement.append(drawing);
}

/** Adds the symbols of the library to the page, once. */
export function fetchLibrary() {
  fetching ??= fetchSymbols().catch(() => {
    fetching = undefined;
  });
  return fetching;
}

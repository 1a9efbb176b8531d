// The elements that the page has before Python draws anything.

/** @type {HTMLElement} */
export var app;
/** @type {HTMLElement} */
export var progress;
/** @type {HTMLElement} */
export var failure;

/** Finds the elements. The page must have them. */
export function findElements() {
  app = byId("app");
  progress = byId("progress");
  failure = byId("failure");
}

export function doNothing() {}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * @param {Element} place
 * @param {Node} node
 */
export function replaceContent(place, node) {
  while (place.firstChild) place.removeChild(place.firstChild);
  place.appendChild(node);
}

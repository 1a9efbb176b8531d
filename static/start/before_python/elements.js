// The elements that the page has before Python draws anything.
import { firstScreen } from "./first_screens.js";

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

/** The language of the page. A translator changes the attribute `lang`. */
function pageLanguage() {
  var root = document.documentElement;
  return root.getAttribute("data-language") || root.lang;
}

/**
 * A copy of a loading message in the language of the page.
 *
 * @param {string} name
 */
export function loadingMessage(name) {
  var message = firstScreen(pageLanguage()).querySelector('[data-told="' + name + '"]');
  return /** @type {Element} */ (message).cloneNode(true);
}

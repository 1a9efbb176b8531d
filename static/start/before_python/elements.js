// The elements that the page has before Python draws anything.

export var app = byId("app");
export var progress = byId("progress");
export var failure = byId("failure");

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

/**
 * The page's own home screen and its loading messages in a language.
 *
 * @param {string} language
 * @returns {HTMLTemplateElement | null}
 */
export function findTemplate(language) {
  return document.querySelector('template[lang="' + language + '"]');
}

/**
 * A copy of a loading message in the language of the page.
 *
 * @param {string} name
 */
export function loadingMessage(name) {
  var template = /** @type {HTMLTemplateElement} */ (findTemplate(document.documentElement.lang));
  var message = template.content.querySelector('[data-told="' + name + '"]');
  return /** @type {Element} */ (message).cloneNode(true);
}

// The first screen and the loading messages in every language. `tools/site/first_screens.py` writes them
// into the page: one text with gaps, and the words of each language.

/** @typedef {{ html: string[], languages: Record<string, { dir: string, words: string[] }> }} FirstScreens */

/** @type {FirstScreens} */
var written;

/** @type {Record<string, HTMLElement>} */
var parsed = {};

export function readFirstScreens() {
  var element = /** @type {HTMLElement} */ (document.getElementById("first-screens"));
  written = JSON.parse(element.textContent || "");
}

/** @param {string} language */
export function hasLanguage(language) {
  return Object.prototype.hasOwnProperty.call(written.languages, language);
}

/** @param {string} language one that the page has */
export function directionOf(language) {
  return written.languages[language].dir;
}

/**
 * The first screen and the messages in a language, in one element. Callers copy them.
 *
 * @param {string} language one that the page has
 */
export function firstScreen(language) {
  if (!parsed[language]) {
    var words = written.languages[language].words;
    var html = written.html.reduce(function (before, after, number) {
      return before + words[number - 1] + after;
    });
    parsed[language] = new DOMParser().parseFromString(html, "text/html").body;
  }
  return parsed[language];
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

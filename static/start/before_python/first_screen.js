// Shows the home screen before Python runs, and remembers what the user taps on it.
import { app, progress, replaceContent } from "./elements.js";
import { directionOf, firstScreen, hasLanguage } from "./languages.js";
import { readStorage } from "./storage.js";

/** @import { StartupScreen } from "../../page/bridge.js" */
/** @import { EarlyTap } from "../../../types/contract" */

var VERSION = document.documentElement.getAttribute("data-version");

// The tags and attributes in the drawing of a built board that the page's own screen does not have:
// `little_board.py`.
var OF_BOARDS = ["rect", "path", "@d", "@rx", "@x", "@y", "@width", "@height"];

/** @type {EarlyTap[]} */
export var earlyTaps = [];
export var shownSettings = "";
export var shownFamily = "";
export var shownGames = 0;

/** The language that the user has chosen here, or else the first of the browser that the page has. */
function chooseLanguage() {
  var wishes = [readStorage("language")].concat(navigator.languages || [navigator.language]);
  for (var i = 0; i < wishes.length; i += 1) {
    var language = String(wishes[i]).split("-")[0];
    if (/^[a-z]+$/.test(language) && hasLanguage(language)) return language;
  }
  return document.documentElement.lang;
}

/**
 * The names of the elements and attributes below a node.
 *
 * @param {ParentNode} root
 */
function vocabulary(root) {
  /** @type {Record<string, true>} */
  var names = {};
  root.querySelectorAll("*").forEach(function (element) {
    names[element.tagName] = true;
    Array.prototype.forEach.call(element.attributes, function (attribute) {
      var isOutward = attribute.name === "href" && attribute.value.charAt(0) !== "#";
      names[isOutward ? "an outward link" : "@" + attribute.name] = true;
    });
  });
  return names;
}

/**
 * The saved screen as an element; null if it is not one element, or if it has elements or
 * attributes that the page's own screen and boards do not have. Storage could hold anything.
 *
 * @param {string} html
 * @param {ParentNode} ownScreen
 */
function parseScreen(html, ownScreen) {
  var body = new DOMParser().parseFromString(html, "text/html").body;
  var known = vocabulary(ownScreen);
  var isKnown = Object.keys(vocabulary(body)).every(function (name) {
    return known[name] || OF_BOARDS.indexOf(name) >= 0;
  });
  return isKnown && body.childNodes.length === 1 ? body.firstChild : null;
}

/**
 * The home screen as this version drew it last; null if there is none.
 *
 * @param {ParentNode} ownScreen
 * @param {string} language
 */
function readSavedScreen(ownScreen, language) {
  try {
    /** @type {StartupScreen} */
    var saved = JSON.parse(readStorage("home") || "null");
    if (saved.version !== VERSION || saved.language !== language) return null;
    var screen = parseScreen(saved.html, ownScreen);
    if (!screen) return null;
    shownSettings = saved.settings;
    shownFamily = String(saved.family || "");
    shownGames = Number(saved.games) || 0;
    return screen;
  } catch (error) {
    return null;
  }
}

/** Shows the user's own home screen if it is saved, or else the page's in the user's language. */
export function showScreen() {
  var language = chooseLanguage();
  var own = firstScreen(language);
  var saved = readSavedScreen(own, language); // trick: kept-home
  var root = document.documentElement;
  root.setAttribute("data-language", language);
  root.lang = language;
  root.dir = directionOf(language);
  var screen = /** @type {Element} */ (own.querySelector(".page"));
  replaceContent(app, saved || screen.cloneNode(true));
  if (saved) progress.classList.add("late");
}

/** @param {Event} event */
function rememberTap(event) {
  var target = /** @type {Element} */ (event.target);
  /** @type {HTMLInputElement | null} */
  var control = target.closest("[data-msg]");
  if (!control) return;
  var hasValue = /^(INPUT|SELECT)$/.test(control.tagName);
  if (hasValue !== (event.type === "input")) return;
  var message = control.getAttribute("data-msg") || "";
  earlyTaps.push([message, hasValue ? control.value : undefined]);
  control.classList.add("waiting");
}

export function listenForTaps() {
  app.addEventListener("click", rememberTap);
  app.addEventListener("input", rememberTap);
}

export function stopListening() {
  app.removeEventListener("click", rememberTap);
  app.removeEventListener("input", rememberTap);
  app.querySelectorAll(".waiting").forEach(function (control) {
    control.classList.remove("waiting");
  });
}

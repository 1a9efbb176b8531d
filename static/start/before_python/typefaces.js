// Decides when the page uses the typefaces of static/style/typefaces.css: from its first paint on; at a
// first visit as soon as home has answered and they are there; or together with a new screen, so that no
// text moves during a game. Until then the page has the system's typeface. The workshop shows no other
// screen: its first paint waits at a first visit, too, while everything else is fetched.
import { doNothing } from "./elements.js";
import { afterStart } from "./failures.js";
import { areFilesStored } from "./storage.js";

/** How long the first paint waits for files that are stored on the device, in milliseconds. */
var MAX_WAIT = 50;

/** How long the workshop waits for files that are not, in milliseconds. */
var MAX_FIRST_WAIT = 1000;

var root = document.documentElement;

/** The typefaces that the first paint waits for. @type {Promise<FontFace[]>} */
var awaited;

/**
 * Lets the first paint wait, if the device has the files, and in the workshop: base.css shows no screen
 * that is "awaited".
 */
export function awaitTypefaces() {
  if (!areFilesStored() && root.getAttribute("data-version") !== "workshop") return;
  root.setAttribute("data-typeface", "awaited");
  awaited = loadAll();
}

function areAwaited() {
  return root.getAttribute("data-typeface") === "awaited";
}

function use() {
  root.setAttribute("data-typeface", "own");
}

function giveUp() {
  root.removeAttribute("data-typeface");
}

function loadAll() {
  /** @type {Promise<FontFace>[]} */
  var loading = [];
  document.fonts.forEach(function (face) {
    loading.push(face.load());
  });
  return Promise.all(loading);
}

/** Ignores a table that waits behind the home screen. @param {MutationRecord[]} changes */
function hasNewScreen(changes) {
  return changes.some(function (change) {
    return [change.addedNodes, change.removedNodes].some(function (nodes) {
      return Array.prototype.some.call(nodes, function (node) {
        return node instanceof Element && node.matches(".page, main:not(.under)");
      });
    });
  });
}

function useSoon() {
  return loadAll().then(function () {
    if (document.querySelector(".home:not(.under)")) return use();
    new MutationObserver(function (changes, observer) {
      if (!hasNewScreen(changes)) return;
      observer.disconnect();
      use();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Loads the typefaces. The game plays without them, too.
 *
 * @param {() => void} act What to do when the first paint no longer waits for them.
 */
export function loadTypefaces(act) {
  afterStart(function () {
    useSoon().catch(doNothing);
  });
  if (!areAwaited()) return act();
  var isFirst = !areFilesStored();
  if (isFirst) act();
  /** @param {() => void} decision */
  function decide(decision) {
    window.clearTimeout(timer);
    decision();
    if (!isFirst) act();
  }
  var timer = window.setTimeout(decide, isFirst ? MAX_FIRST_WAIT : MAX_WAIT, giveUp);
  awaited
    .then(function () {
      if (areAwaited()) decide(use);
    })
    .catch(doNothing);
}

// Shows why the game does not start or has stopped, and what the user can do about it.
import { app, doNothing, failure, progress, replaceContent } from "./elements.js";
import { fileName, files, inspect } from "./files.js";
import { loadingMessage } from "./languages.js";

/** @import { FailureName } from "../../../types/contract" */

var SLOW_AFTER = 60000;
var ERROR_GRACE = 3000;

/** @type {FailureName | ""} */
var shownFailure = "";

/** Whether Python handles the page. Then no failure of the start is shown. */
export var isPlayable = false;

/** @type {(() => void)[]} */
var waiting = [];

/**
 * Calls the function when Python handles the page. Until then the start has network and processor.
 *
 * @param {() => void} act
 */
export function afterStart(act) {
  if (isPlayable) act();
  else waiting.push(act);
}

/** Hides the failures and the progress of the start. */
export function becomePlayable() {
  isPlayable = true;
  waiting.forEach(function (act) {
    act();
  });
  app.classList.add("playable");
  progress.hidden = true;
  if (!/^(damaged|missing|network|type)$/.test(shownFailure)) failure.hidden = true;
}

/** Whether "Start clean" may help: a damaged file must be a stored one. @param {FailureName} name */
function mayClean(name) {
  var isStored = navigator.serviceWorker && navigator.serviceWorker.controller;
  return "saveEverything" in window.rowdyZoo && (name !== "damaged" || Boolean(isStored));
}

/**
 * The failure, or the reason for it: an address without its last slash leads to no file of the site.
 *
 * @param {FailureName} name
 */
function withAddress(name) {
  var isComplete = /(\/|\.html)$/.test(window.location.pathname);
  return isComplete || !/^(missing|network|type)$/.test(name) ? name : "address";
}

/**
 * @param {FailureName} found
 * @param {string} [file] the name of the file that it is about
 */
export function showFailure(found, file) {
  var name = withAddress(found);
  var mayChange = /^(fault|slow|start)$/.test(shownFailure) || /^(clean|unsaved)$/.test(name);
  if (!failure.hidden && !mayChange) return;
  shownFailure = name;
  progress.hidden = true;
  replaceContent(failure, loadingMessage(name));
  var place = failure.querySelector("[data-file]");
  if (place) place.textContent = file || "";
  var clean = failure.querySelector('[data-act="clean"]');
  if (clean && clean.parentNode && !mayClean(name)) clean.parentNode.removeChild(clean);
  failure.hidden = false;
  // A modal dialog would lie over the failure; Python opens it again with the next change.
  document.querySelectorAll("dialog[open]").forEach(function (dialog) {
    /** @type {HTMLDialogElement} */ (dialog).close();
  });
  var button = failure.querySelector("button");
  if (button) button.focus();
}

// Whether faulty files are looked for, or were found. Each file that this fetches may ask for it again.
var isExplained = false;

/**
 * Shows the failure, or a better one: the first file that is missing or damaged.
 *
 * @param {FailureName} name
 * @param {string} [file]
 */
export function explain(name, file) {
  if (isPlayable || isExplained) return;
  isExplained = true;
  var addresses = Object.keys(files);
  Promise.all(addresses.map(inspect)).then(
    function (found) {
      var first = found.filter(Boolean)[0];
      isExplained = Boolean(first);
      if (isPlayable) return;
      if (first) showFailure(first, files[addresses[found.indexOf(first)]].name);
      else showFailure(name, file);
    },
    function () {
      if (!isPlayable) showFailure(name, file);
    }
  );
}

/** @param {string} address */
export function failMissing(address) {
  explain("missing", fileName(address));
}

// Show the failure only if the game does not start.
function failSoon() {
  window.setTimeout(explain, ERROR_GRACE, "start");
}

/** Whether an extension of the browser is to blame. @param {unknown} text where an error comes from */
function isOfExtension(text) {
  return /extension:\/\//.test(String(text));
}

/** An error of an element means that its file is missing. @param {Event} event */
function onError(event) {
  var element = event.target;
  if (element instanceof HTMLLinkElement) failMissing(element.href);
  else if (element instanceof HTMLScriptElement) failMissing(element.src);
  else if (!isOfExtension(/** @type {ErrorEvent} */ (event).filename)) failSoon();
}

/** @param {PromiseRejectionEvent} event */
function onRejection(event) {
  if (!isOfExtension(event.reason && event.reason.stack)) failSoon();
}

/** Tells of style sheets without rules: Chromium reports no error for a sheet of another type. */
function findLostStyle() {
  document.querySelectorAll("link[rel=stylesheet]").forEach(function (link) {
    var style = /** @type {HTMLLinkElement} */ (link);
    if (style.sheet && style.sheet.cssRules.length) return;
    inspect(style.href).then(function (found) {
      showFailure(found || "missing", fileName(style.href));
    }, doNothing);
  });
}

export function watchErrors() {
  afterStart(findLostStyle);
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", onRejection);
  window.setTimeout(explain, SLOW_AFTER, "slow");
}

/** @param {Event} event */
function onFailureButton(event) {
  var page = window.rowdyZoo;
  var action = /** @type {Element} */ (event.target).getAttribute("data-act");
  if (action === "reload") page.reload();
  if (action === "go-on") failure.hidden = true;
  if (action === "clean") {
    page.saveEverything().then(function (isSaved) {
      showFailure(isSaved ? "clean" : "unsaved");
    });
  }
  if (action === "delete") page.deleteEverything();
}

export function listenForButtons() {
  failure.addEventListener("click", onFailureButton);
}

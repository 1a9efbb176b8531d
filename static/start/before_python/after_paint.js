// Starts all else when the first screen is painted. Requests and scripts before that would delay it.
// At a later visit, pixels come before scripts; at a first one, requests to the host do not wait for them.
import { areFilesStored } from "./storage.js";

/** How long a paint may take in milliseconds. A tab in the background paints nothing. */
var MAX_WAIT = 1000;

/** Puts the links and scripts of the template into the head, once. */
function startAll() {
  var template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("after-paint"));
  if (!template) return;
  template.remove();
  Array.prototype.forEach.call(template.content.children, function (element) {
    var copy = document.importNode(element, true);
    if (!element.hasAttribute("async")) copy.async = false;
    document.head.appendChild(copy);
  });
}

/** @param {() => void} act What to do in the task after the next frame. */
function afterFrame(act) {
  window.requestAnimationFrame(function () {
    window.setTimeout(act, 0);
  });
}

/** @param {() => void} act What to do when the screen is shown: pixels are made after the frame. */
function afterPixels(act) {
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName("first-contentful-paint").length) act();
  }).observe({ type: "paint", buffered: true });
}

/** Starts all else when the template is complete: the screen can be painted before it has come. */
function start() {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startAll);
  else startAll();
}

export function startAfterPaint() {
  var reported = (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
  window.setTimeout(start, document.hidden ? 0 : MAX_WAIT);
  if (areFilesStored() && reported.indexOf("paint") >= 0) afterPixels(start);
  else afterFrame(start);
}

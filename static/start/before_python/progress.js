// Shows how much of the game has arrived, and checks each file as it arrives.
import { doNothing, progress, replaceContent } from "./elements.js";
import { afterStart, explain, failMissing, isPlayable, showFailure } from "./failures.js";
import { files, isNeeded, responseFault } from "./files.js";
import { loadingMessage } from "./languages.js";

var shownProgress = "";

/**
 * How many bytes of each file have arrived, by address.
 *
 * @type {Record<string, number>}
 */
var loadedBytes = {};

/**
 * @param {"loading" | "starting"} name
 * @param {number} [percent]
 */
function showProgress(name, percent) {
  if (shownProgress === name + percent) return;
  shownProgress = name + percent;
  var message = loadingMessage(name);
  message.textContent = String(message.textContent).replace("{percent}", String(percent));
  replaceContent(progress, message);
  if (name === "starting") performance.mark("loaded");
}

export function updateProgress() {
  var all = 0;
  var loaded = 0;
  Object.keys(files).forEach(function (address) {
    all += files[address].size;
    loaded += Math.min(loadedBytes[address] || 0, files[address].size);
  });
  if (loaded < all) showProgress("loading", Math.floor((10 * loaded) / all) * 10);
  else showProgress("starting");
}

/**
 * Counts the bytes of a response as they arrive. After the start it checks the whole file: a game may
 * start from a damaged file and fail later. Reads a copy, because the browser caches compiled wasm only
 * for the original.
 *
 * @param {Response} response
 */
function countBytes(response) {
  var file = files[response.url];
  var copy = file && response.ok && response.clone().body;
  if (!copy) return;
  var reader = copy.getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  var parts = [];
  /**
   * @param {ReadableStreamReadResult<Uint8Array<ArrayBuffer>>} part
   * @returns {Promise<void> | void}
   */
  function add(part) {
    if (part.done) return afterStart(check);
    parts.push(part.value);
    loadedBytes[response.url] = (loadedBytes[response.url] || 0) + part.value.length;
    if (!isPlayable) updateProgress();
    return reader.read().then(add);
  }
  function check() {
    new Blob(parts)
      .arrayBuffer()
      .then(function (content) {
        return responseFault(file, response, content);
      })
      .then(function (found) {
        if (found) showFailure(found, file.name);
      })
      .catch(doNothing);
  }
  reader.read().then(add).catch(doNothing);
}

// Patches `fetch`, the trick byte-progress: the large files take most of the start, and only their
// responses tell how much of them has arrived. Files from the service worker's cache are not counted.
export function patchFetch() {
  var plainFetch = window.fetch;
  if (navigator.serviceWorker && navigator.serviceWorker.controller) return;
  window.fetch = function (file, options) {
    return plainFetch.call(window, file, options).then(function (response) {
      if (!isPlayable) countBytes(response);
      return response;
    });
  };
}

/** @param {PerformanceResourceTiming} entry */
function onFileLoaded(entry) {
  var file = files[entry.name];
  var hasFailed = entry.responseStatus === 0 || entry.responseStatus >= 400;
  if (hasFailed && isNeeded(entry.name)) failMissing(entry.name);
  else if (file) {
    loadedBytes[entry.name] = file.size;
    if (entry.decodedBodySize && entry.decodedBodySize !== file.size) explain("start");
  }
}

export function watchFiles() {
  if (typeof PerformanceObserver === "undefined") return;
  new PerformanceObserver(function (list) {
    /** @type {PerformanceResourceTiming[]} */ (list.getEntries()).forEach(onFileLoaded);
    if (!isPlayable) updateProgress();
  }).observe({ type: "resource", buffered: true });
}

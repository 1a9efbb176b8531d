// The page before Python. The build joins this module and all that it imports into `start.js`, one
// classic script. All of it is ES5, so that even an old browser can run it and say that it is too old.
// The script runs before the page has a body, so that Python's files can be asked for. The page calls
// `showFirstScreen` at the end of the body.
import { doNothing, findElements } from "./elements.js";
import { becomePlayable, listenForButtons, showFailure, watchErrors } from "./failures.js";
import { readFiles } from "./files.js";
import { watchTime } from "./daytime.js";
import { earlyTaps, listenForTaps, shownFamily, showsSavedGame, showScreen, shownSettings, stopListening } from "./first_screen.js";
import { patchFetch, updateProgress, watchFiles } from "./progress.js";
import { patchDatabase, storageKey } from "./storage.js";
import { awaitTypefaces, loadTypefaces } from "./typefaces.js";

/** @import { Page } from "../../../types/contract" */

// The game needs features of Safari 16.4, Chrome 112 and Firefox 112.
function isTooOld() {
  return (
    typeof WebAssembly !== "object" ||
    !("noModule" in HTMLScriptElement.prototype) ||
    typeof HTMLDialogElement === "undefined" ||
    !Array.prototype.at ||
    typeof structuredClone !== "function"
  );
}

function markPlayable() {
  becomePlayable();
  stopListening();
  performance.mark("playable");
}

/**
 * The members of the bridge that work without the modules in `static/page`, which add the others.
 *
 * @returns {Partial<Page>}
 */
function createPage() {
  return {
    earlyTaps: earlyTaps,
    markPlayable: markPlayable,
    showFailure: showFailure,
    reload: function () {
      window.location.reload();
    },
    onMessage: doNothing,
    storageKey: storageKey,
    playSound: doNothing,
    playCall: doNothing,
    playRow: doNothing,
    playTalk: doNothing,
    speak: doNothing,
    silence: doNothing,
  };
}

/** Shows the first screen, and what becomes of the start. */
function showFirstScreen() {
  findElements();
  watchTime();
  showScreen();
  var page = window.rowdyZoo;
  page.shownSettings = shownSettings;
  page.shownFamily = shownFamily;
  page.showsSavedGame = showsSavedGame;
  listenForButtons();
  if (window.location.protocol === "file:") showFailure("file");
  else if (isTooOld()) showFailure("browser");
  else watchStart();
}

function watchStart() {
  listenForTaps();
  watchErrors();
  readFiles();
  updateProgress();
  watchFiles();
  loadTypefaces();
}

function prepareStart() {
  patchDatabase(); // trick: empty-database
  patchFetch(); // trick: byte-progress
  awaitTypefaces();
}

window.rowdyZoo = /** @type {Page} */ (createPage());
window.showFirstScreen = showFirstScreen;
if (!isTooOld()) prepareStart();

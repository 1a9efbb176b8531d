// The page before Python. The build joins this module and all that it imports into `start.js`, one
// classic script. All of it is ES5, so that even an old browser can run it and say that it is too old.
import { doNothing } from "./elements.js";
import { becomePlayable, listenForButtons, showFailure, watchErrors } from "./failures.js";
import { readFiles } from "./files.js";
import { earlyTaps, listenForTaps, showsSavedGame, showScreen, shownSettings, stopListening } from "./first_screen.js";
import { patchFetch, updateProgress, watchFiles } from "./progress.js";
import { patchDatabase, storageKey } from "./storage.js";

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
    shownSettings: shownSettings,
    showsSavedGame: showsSavedGame,
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
    speak: doNothing,
  };
}

function prepareStart() {
  listenForTaps();
  watchErrors();
  patchDatabase(); // trick: empty-database
  readFiles();
  updateProgress();
  patchFetch(); // trick: byte-progress
  watchFiles();
}

showScreen();
listenForButtons();
if (isTooOld()) showFailure("browser");
else prepareStart();
window.rowdyZoo = /** @type {Page} */ (createPage());

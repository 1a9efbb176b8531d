// The page before Python. The build joins this module and all that it imports, and writes it into the
// page. All of it is ES5, so that even an old browser can run it and say that it is too old.
// When the parser has read the body, the first screen is shown. A script at the end of the body would do
// the same, but browsers paint before it.
import { startAfterPaint } from "./after_paint.js";
import { doNothing, findElements } from "./elements.js";
import { becomePlayable, listenForButtons, showFailure, watchErrors } from "./failures.js";
import { readFiles } from "./files.js";
import { watchTime } from "./daytime.js";
import {
  earlyTaps,
  listenForTaps,
  showScreen,
  shownFamily,
  shownGames,
  shownSettings,
  stopListening,
} from "./first_screen.js";
import { readFirstScreens } from "./languages.js";
import { readMemory } from "./memory.js";
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
    playToy: doNothing,
    speak: doNothing,
    silence: doNothing,
  };
}

/** Shows the first screen, and what becomes of the start. */
function showFirstScreen() {
  findElements();
  readFirstScreens();
  watchTime();
  showScreen();
  var page = window.rowdyZoo;
  page.shownSettings = shownSettings;
  page.shownFamily = shownFamily;
  page.shownGames = shownGames;
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
  loadTypefaces(startAfterPaint);
}

function prepareStart() {
  patchDatabase(); // trick: empty-database
  patchFetch(); // trick: byte-progress
  awaitTypefaces();
  readMemory(); // trick: kept-memory
}

window.rowdyZoo = /** @type {Window["rowdyZoo"]} */ (createPage());
if (!isTooOld()) prepareStart();
var observer = new MutationObserver(function () {
  if (!document.getElementById("failure")) return;
  observer.disconnect();
  showFirstScreen();
});
observer.observe(document, { childList: true, subtree: true });

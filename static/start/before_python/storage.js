// What this site stores and under which names, and a stand-in for databases that are not its own.
import { doNothing } from "./elements.js";

/** @import { FirstPaintName } from "../../../types/contract" */

// A host may serve other sites from the same origin, and the game twice: the prefix keeps their
// storage apart.
var STORAGE_PREFIX = "rowdy-zoo:" + new URL("./", document.baseURI).pathname + ":";

/** Whether a service worker answers with the files of the page. */
export function areFilesStored() {
  return navigator.serviceWorker && navigator.serviceWorker.controller;
}

/** @param {string} name */
export function storageKey(name) {
  return STORAGE_PREFIX + name;
}

/**
 * A text for the first paint; null if there is none or storage is blocked.
 *
 * @param {FirstPaintName} name
 */
export function readStorage(name) {
  try {
    return window.localStorage.getItem(storageKey(name));
  } catch (error) {
    return null;
  }
}

/**
 * A database request that succeeds with this result.
 *
 * @param {unknown} result
 */
function requestFor(result) {
  /** @type {{ onsuccess?: (event: unknown) => void }} */
  var request = {};
  Promise.resolve().then(function () {
    if (request.onsuccess) request.onsuccess({ target: { result: result } });
  });
  return request;
}

/** The browser's databases; undefined if it forbids them. */
function browserDatabases() {
  try {
    return window.indexedDB;
  } catch (error) {
    return undefined;
  }
}

/** A database in which nothing is saved. */
function emptyDatabase() {
  var store = {
    getAllKeys: function () {
      return requestFor([]);
    },
  };
  var transaction = {
    objectStore: function () {
      return store;
    },
  };
  return {
    transaction: function () {
      return transaction;
    },
    close: doNothing,
  };
}

// Patches `indexedDB`, the trick empty-database: PyScript opens a database for packages and does not
// start if the browser blocks it. The game has no packages, so PyScript gets an empty database.
export function patchDatabase() {
  var databases = browserDatabases();
  var factory = {
    /**
     * @param {string} name
     * @param {number} [version]
     */
    open: function (name, version) {
      if (name.indexOf(STORAGE_PREFIX) !== 0) return requestFor(emptyDatabase());
      return /** @type {IDBFactory} */ (databases).open(name, version);
    },
    /** @param {string} name */
    deleteDatabase: function (name) {
      return /** @type {IDBFactory} */ (databases).deleteDatabase(name);
    },
  };
  Object.defineProperty(window, "indexedDB", { value: factory });
}

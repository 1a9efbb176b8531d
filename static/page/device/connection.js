// The connection to the database. A browser may close it without an event, for example while it sleeps.
// Then the page opens it again, and asks again.
import { openDB } from "../../../idb/index.js";
import { page, sendMessage } from "../bridge.js";
import { DAMAGED, IMAGES, TEXTS } from "./stores.js";

/** @import { IDBPDatabase } from "../../../idb/index.js" */

export const DATABASE = page.storageKey("texts");

/** Format 1 had no images. */
const FORMAT = 2;

/** Milliseconds until a database that does not answer counts as blocked. */
const PATIENCE = 10_000;

/** The database does not answer. */
class Timeout extends Error {}

/** @type {Promise<IDBPDatabase> | undefined} */
let connection;

/**
 * Rejects if the promise takes too long.
 *
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Timeout("the database does not answer")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether the device has no room. @param {unknown} error */
export function isFull(error) {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/** Opens again next time, unless another connection was opened meanwhile. @param {unknown} [old] */
function forget(old = connection) {
  if (connection === old) connection = undefined;
}

/** Opens the database, or creates it. */
async function openDatabase() {
  return openDB(DATABASE, FORMAT, {
    upgrade(created, format) {
      if (format < 1) {
        created.createObjectStore(TEXTS);
        created.createObjectStore(DAMAGED, { autoIncrement: true });
      }
      created.createObjectStore(IMAGES);
    },
    // Another page deletes the database, or a newer version of the game changes its format.
    blocking(_current, _next, event) {
      /** @type {IDBDatabase} */ (event.target).close();
      forget();
    },
    terminated() {
      forget();
      sendMessage("SavedGameChanged");
    },
  });
}

/** The open database. A deleted one is created again. */
function database() {
  if (connection) return connection;
  const opening = inTime(openDatabase());
  opening.catch(() => forget(opening));
  connection = opening;
  return opening;
}

/**
 * The answer of the database. If the question fails, the page asks once more, over a new connection. It
 * does not ask again if the device has no room or the database does not answer.
 *
 * @template T
 * @param {(database: IDBPDatabase) => Promise<T>} question
 * @returns {Promise<T>}
 */
export async function ask(question) {
  const used = database();
  try {
    return await inTime(used.then(question));
  } catch (error) {
    if (isFull(error)) throw error;
    forget(used);
    used.then((old) => old.close()).catch(() => {});
    if (error instanceof Timeout) throw error;
  }
  return inTime(database().then(question));
}

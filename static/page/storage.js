// Saves texts in IndexedDB with strict durability: a text is on the disk even if the power goes
// right after it was saved. A write begins in the task that asks for it, and nothing waits for it.
import { openDB } from "../../idb/index.js";
import { OLD_PREFIX, page, playable, sendMessage } from "./bridge.js";

/**
 * @import { IDBPDatabase, IDBPTransaction } from "../../idb/index.js"
 * @import { TextName } from "./bridge.js"
 */

/** @typedef {IDBPTransaction<unknown, string[], "readwrite">} WriteTransaction */

export const DATABASE = page.storageKey("texts");
const FORMAT = 1;

// The saved texts by name, and those that cannot be read any more, oldest first.
const TEXTS = "texts";
const DAMAGED = "damaged";

/** @type {IDBTransactionOptions} */
const STRICT = { durability: "strict" };

/** Milliseconds until a database that does not answer counts as blocked. */
const PATIENCE = 10_000;

/** Version 0.1.0 saved these texts in localStorage. @type {TextName[]} */
const OLD_NAMES = ["game", "original", "settings", "language", "family"];
const OLD_DAMAGED = "damaged";

/** What other tabs show on the home screen. @type {(TextName | undefined)[]} */
const SHARED_NAMES = ["game", "original"];

const otherTabs = new BroadcastChannel(DATABASE);

/** @type {Promise<IDBPDatabase> | undefined} */
let connection;

/** Whether this page may write: not before it could read. */
let isUsable = true;

/** Names whose damaged text could not be moved: it stays until the user deletes it. */
const protectedNames = new Set();

/** @type {Set<Promise<unknown>>} */
const pendingWrites = new Set();

/**
 * Rejects if the promise takes too long.
 *
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the database does not answer")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function forget() {
  connection = undefined;
}

/** Opens the database, and makes it if there is none. */
export function openDatabase() {
  return openDB(DATABASE, FORMAT, {
    upgrade(created) {
      created.createObjectStore(TEXTS);
      created.createObjectStore(DAMAGED, { autoIncrement: true });
    },
    // Somebody deletes the database.
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

/** The open database; one that was deleted is made again. */
function database() {
  connection ??= inTime(openDatabase());
  return connection;
}

/**
 * Begins to write. Answers false if the device does not take it; then nothing has changed.
 *
 * @param {(transaction: WriteTransaction) => Promise<unknown>} change
 * @returns {Promise<boolean>}
 */
function write(change) {
  const writing = inTime(changeDatabase(change)).then(
    () => true,
    () => false,
  );
  pendingWrites.add(writing);
  writing.then(() => pendingWrites.delete(writing));
  return writing;
}

/** @param {(transaction: WriteTransaction) => Promise<unknown>} change */
async function changeDatabase(change) {
  if (!isUsable) throw new Error("the database could not be read");
  const transaction = (await database()).transaction([TEXTS, DAMAGED], "readwrite", STRICT);
  const changing = change(transaction).catch((error) => {
    transaction.abort();
    throw error;
  });
  await Promise.all([changing, transaction.done]);
}

/**
 * @param {WriteTransaction} transaction
 * @param {string} text
 */
async function deleteDamaged(transaction, text) {
  for (const name of [TEXTS, DAMAGED]) {
    let cursor = await transaction.objectStore(name).openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      if (cursor.value === text || cursor.value.text === text) await cursor.delete();
    }
  }
}

/** @param {string} name */
function readOld(name) {
  try {
    return localStorage.getItem(OLD_PREFIX + name);
  } catch {
    return null;
  }
}

/** Moves the texts of version 0.1.0 into the database, except where it has newer ones. */
async function takeOverOldTexts() {
  const old = [...OLD_NAMES, OLD_DAMAGED].filter((name) => readOld(name) !== null);
  if (!old.length) return;
  /** @type {string[]} */
  const moved = [];
  await changeDatabase(async (transaction) => {
    const texts = transaction.objectStore(TEXTS);
    for (const name of old) {
      const text = readOld(name);
      if (name === OLD_DAMAGED) await transaction.objectStore(DAMAGED).add({ name: "game", text });
      else if ((await texts.get(name)) === undefined) await texts.put(text, name);
      else continue;
      moved.push(name);
    }
  });
  for (const name of moved) localStorage.removeItem(OLD_PREFIX + name);
}

async function prepare() {
  await database();
  await takeOverOldTexts().catch(() => {});
}

const prepared = inTime(prepare()).catch(() => {
  // What could not be read must not be overwritten, even if the database answers later.
  isUsable = false;
});

/**
 * @template T
 * @param {(database: IDBPDatabase) => Promise<T>} question
 * @returns {Promise<T | undefined>}
 */
async function read(question) {
  await prepared;
  if (!isUsable) return undefined;
  try {
    return await inTime(database().then(question));
  } catch {
    return undefined;
  }
}

page.readText = (name) => read((texts) => texts.get(TEXTS, name));

page.writeText = async (name, text) => {
  if (protectedNames.has(name)) return false;
  const isSaved = await write(async (transaction) => {
    const texts = transaction.objectStore(TEXTS);
    const request = text === undefined ? texts.delete(name) : texts.put(text, name);
    transaction.commit();
    await request;
  });
  if (isSaved && SHARED_NAMES.includes(name)) otherTabs.postMessage(name);
  return isSaved;
};

page.changeText = async (name, change) => {
  if (protectedNames.has(name)) return false;
  return write(async (transaction) => {
    const texts = transaction.objectStore(TEXTS);
    await texts.put(change(await texts.get(name)), name);
  });
};

page.readDamaged = async () => {
  const found = await read((texts) => texts.getAll(DAMAGED));
  return (found ?? []).map(({ name, text }) => [name, text]);
};

page.setAside = async (name, text) => {
  const isMoved = await write(async (transaction) => {
    const texts = transaction.objectStore(TEXTS);
    if ((await texts.get(name)) !== text) return;
    await texts.delete(name);
    await transaction.objectStore(DAMAGED).add({ name, text });
  });
  if (!isMoved) protectedNames.add(name);
  return isMoved;
};

page.deleteDamaged = async (text) => {
  protectedNames.clear();
  return write((transaction) => deleteDamaged(transaction, text));
};

page.writesDone = async () => {
  await Promise.all(pendingWrites);
};

otherTabs.addEventListener("message", () => sendMessage("SavedGameChanged"));

Promise.all([playable, prepared]).then(() => {
  if (!isUsable) sendMessage("NewsReceived nothing-kept");
});

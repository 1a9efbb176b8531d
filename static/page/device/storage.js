// Saves texts and images in IndexedDB with strict durability: a text is on the disk even if the power goes
// right after it was saved. A write begins in the task that asks for it, and nothing waits for it.
import { deleteDB, openDB } from "../../../idb/index.js";
import { OLD_PREFIX, openChannel, page, playable, sendMessage } from "../bridge.js";

/**
 * @import { IDBPDatabase, IDBPTransaction } from "../../../idb/index.js"
 * @import { TextName } from "../bridge.js"
 */

/** @typedef {IDBPTransaction<unknown, string[], "readwrite">} WriteTransaction */

/**
 * Asks the transaction for changes. A `simple` change asks for all of them at once.
 *
 * @typedef {{ ask: (transaction: WriteTransaction) => Promise<unknown>, simple?: boolean }} Change
 */

const DATABASE = page.storageKey("texts");

/** Format 1 had no images. */
const FORMAT = 2;

// The saved texts by name, and those that cannot be read any more, oldest first.
const TEXTS = "texts";
const DAMAGED = "damaged";

// Images and sounds by id: see `images.js`.
const IMAGES = "images";

/** @type {IDBTransactionOptions} */
const STRICT = { durability: "strict" };

/** Milliseconds until a database that does not answer counts as blocked. */
const PATIENCE = 10_000;

/** Version 0.1.0 saved these texts in localStorage. @type {TextName[]} */
const OLD_NAMES = ["game", "original", "settings", "language", "family"];
const OLD_DAMAGED = "damaged";

/** What other tabs show on the home screen. @type {(TextName | undefined)[]} */
const SHARED_NAMES = ["game", "original"];

/** Noted in the database once the texts of version 0.1.0 were copied. */
const COPIED = "copied-0.1.0";

const otherTabs = openChannel(DATABASE);

/** @type {Promise<IDBPDatabase> | undefined} */
let connection;

/** Whether this page may write: not before it could read. */
let isUsable = true;

/**
 * The damaged texts that could not be moved, by name: each stays until the user deletes it.
 *
 * @type {Map<string, string>}
 */
const protectedTexts = new Map();

/** @type {Set<Promise<unknown>>} */
const pendingWrites = new Set();

/** The changes that the next transaction makes. @type {Change[]} */
let changes = [];

/** @type {Promise<boolean> | undefined} */
let nextWrite;

/**
 * Rejects if the promise takes too long.
 *
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the database does not answer")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function forget() {
  connection = undefined;
}

/** Opens the database, and makes it if there is none. */
function openDatabase() {
  return openDB(DATABASE, FORMAT, {
    upgrade(created, format) {
      if (format < 1) {
        created.createObjectStore(TEXTS);
        created.createObjectStore(DAMAGED, { autoIncrement: true });
      }
      created.createObjectStore(IMAGES);
    },
    // Somebody deletes the database, or a newer version of the game changes its format.
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
  if (!connection) {
    connection = inTime(openDatabase());
    connection.catch(forget);
  }
  return connection;
}

/**
 * Begins to write. All changes of one task are one transaction, so that what belongs together is
 * saved together. Answers false if the device does not take it; then nothing has changed.
 *
 * @param {Change} change
 * @returns {Promise<boolean>}
 */
export function write(change) {
  changes.push(change);
  if (nextWrite) return nextWrite;
  const writing = inTime(Promise.resolve().then(writeChanges)).then(
    () => true,
    () => false,
  );
  nextWrite = writing;
  pendingWrites.add(writing);
  writing.then(() => pendingWrites.delete(writing));
  return writing;
}

function takeChanges() {
  const taken = changes;
  changes = [];
  nextWrite = undefined;
  return taken;
}

async function writeChanges() {
  /** @type {IDBPDatabase} */
  let opened;
  /** @type {Change[]} */
  let taken;
  try {
    opened = await database();
  } finally {
    taken = takeChanges();
  }
  if (!isUsable) throw new Error("the database could not be read");
  const transaction = opened.transaction([TEXTS, DAMAGED, IMAGES], "readwrite", STRICT);
  const asking = ask(transaction, taken).catch((error) => {
    transaction.abort();
    throw error;
  });
  await Promise.all([asking, transaction.done]);
}

/**
 * Asks for the changes, one after the other. If all are simple, they are saved even if the page is
 * closed right now.
 *
 * @param {WriteTransaction} transaction
 * @param {Change[]} taken
 */
async function ask(transaction, taken) {
  if (taken.every(({ simple }) => simple)) {
    const asked = taken.map((change) => change.ask(transaction));
    transaction.commit();
    await Promise.all(asked);
    return;
  }
  for (const change of taken) await change.ask(transaction);
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

/**
 * Copies the texts of version 0.1.0 into the database, once. They also stay where they are: another
 * copy of the game on this origin may need them.
 *
 * @param {WriteTransaction} transaction
 */
async function copyOldTexts(transaction) {
  const texts = transaction.objectStore(TEXTS);
  if (await texts.get(COPIED)) return;
  await texts.put("yes", COPIED);
  for (const name of OLD_NAMES) {
    const text = readOld(name);
    if (text !== null && (await texts.get(name)) === undefined) await texts.put(text, name);
  }
  const text = readOld(OLD_DAMAGED);
  if (text !== null) await transaction.objectStore(DAMAGED).add({ name: "game", text });
}

async function prepare() {
  await database();
  const hasOldTexts = [...OLD_NAMES, OLD_DAMAGED].some((name) => readOld(name) !== null);
  if (hasOldTexts) await write({ ask: copyOldTexts });
}

const prepared = inTime(prepare()).catch(() => {
  // What could not be read must not be overwritten, even if the database answers later.
  isUsable = false;
});

/**
 * The answer of the database; undefined if it cannot be read.
 *
 * @template T
 * @param {(database: IDBPDatabase) => Promise<T>} question
 * @returns {Promise<T | undefined>}
 */
export async function read(question) {
  await prepared;
  if (!isUsable) return undefined;
  try {
    return await inTime(database().then(question));
  } catch {
    isUsable = false;
    sendMessage("NewsReceived nothing-kept");
    return undefined;
  }
}

page.readText = (name) => read((texts) => texts.get(TEXTS, name));

page.writeText = async (name, text) => {
  if (protectedTexts.has(name)) return false;
  const isSaved = await write({
    ask: (transaction) => {
      const texts = transaction.objectStore(TEXTS);
      return text === undefined ? texts.delete(name) : texts.put(text, name);
    },
    simple: true,
  });
  if (isSaved && SHARED_NAMES.includes(name)) otherTabs.postMessage(name);
  return isSaved;
};

page.changeText = async (name, change) => {
  if (protectedTexts.has(name)) return false;
  return write({
    ask: async (transaction) => {
      const texts = transaction.objectStore(TEXTS);
      await texts.put(change(await texts.get(name)), name);
    },
  });
};

page.readDamaged = async () => {
  const found = await read((texts) => texts.getAll(DAMAGED));
  return (found ?? []).map(({ name, text }) => [name, text]);
};

page.setAside = async (name, text) => {
  const isMoved = await write({
    ask: async (transaction) => {
      const texts = transaction.objectStore(TEXTS);
      if ((await texts.get(name)) !== text) return;
      await texts.delete(name);
      await transaction.objectStore(DAMAGED).add({ name, text });
    },
  });
  if (!isMoved) protectedTexts.set(name, text);
  return isMoved;
};

page.deleteDamaged = async (text) => {
  const isDeleted = await write({ ask: (transaction) => deleteDamaged(transaction, text) });
  for (const [name, kept] of protectedTexts) {
    if (isDeleted && kept === text) protectedTexts.delete(name);
  }
  return isDeleted;
};

/** Resolves when all writes have ended. */
export async function writesDone() {
  await Promise.all(pendingWrites);
}

/** @param {string} name of a store whose keys are texts */
async function readStore(name) {
  const { store } = (await database()).transaction(name);
  const [keys, values] = await inTime(Promise.all([store.getAllKeys(), store.getAll()]));
  return Object.fromEntries(keys.map((key, i) => [key, values[i]]));
}

/** The saved texts by name, the damaged ones, and the images by id; rejects if they cannot be read. */
export async function readDatabase() {
  const damaged = await inTime((await database()).getAll(DAMAGED));
  return { texts: await readStore(TEXTS), damaged, images: await readStore(IMAGES) };
}

/** Deletes all saved texts and images. */
export function deleteDatabase() {
  return inTime(deleteDB(DATABASE));
}

otherTabs.addEventListener("message", () => sendMessage("SavedGameChanged"));

Promise.all([playable, prepared]).then(() => {
  if (!isUsable) sendMessage("NewsReceived nothing-kept");
});

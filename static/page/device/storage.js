// Saves texts and images in IndexedDB with strict durability: a saved text is on the disk, so it survives
// a power cut. A write begins in the task that asks for it, and nothing waits for it. `unsaved.js` keeps
// what the page could not write before it closed.
import { OLD_PREFIX, openChannel, page, playable, sendMessage } from "../bridge.js";
import { ask, DATABASE, inTime, isFull } from "./connection.js";
import { deleteDamaged, setAside } from "./damaged_texts.js";
import { DAMAGED, IMAGES, TEXTS } from "./stores.js";
import { forget, keep, kept } from "./unsaved.js";

/**
 * @import { IDBPDatabase } from "../../../idb/index.js"
 * @import { TextName } from "../../../types/contract"
 * @import { WriteTransaction } from "./stores.js"
 * @import { Kept } from "./unsaved.js"
 */

/**
 * Makes requests of the transaction: a `simple` change makes all of them at once. If all it does is to save
 * or change a text, `keeps` is its name and what is kept of it if the page closes before.
 *
 * @typedef {object} Change
 * @property {(transaction: WriteTransaction) => Promise<unknown>} ask
 * @property {boolean} [simple]
 * @property {Parameters<typeof keep>[0][number]} [keeps]
 */

/** @type {IDBTransactionOptions} */
const STRICT = { durability: "strict" };

/** What other tabs show on the home screen. @type {(TextName | undefined)[]} */
const SHARED_NAMES = ["game", "shelf"];

const otherTabs = openChannel(DATABASE);

/** Whether this page may write: it must not if it could not read. */
let isUsable = true;

/** Whether the last write failed because the device has no room. */
let isDeviceFull = false;

/**
 * The damaged texts that could not be moved, by name. They stay until the user deletes them.
 *
 * @type {Map<string, string>}
 */
export const protectedTexts = new Map();

/** The texts as this tab has read or written them last. @type {Map<TextName, string | undefined>} */
export const knownTexts = new Map();

/** Whether a shared text is only written if no other tab has changed it. */
let compares = false;

/** What each write that has not ended changes. @type {Map<Promise<unknown>, Change[]>} */
const pendingWrites = new Map();

/** The changes that the next transaction makes. @type {Change[]} */
let changes = [];

/** @type {Promise<boolean> | undefined} */
let nextWrite;

/**
 * Begins to write. All changes of one task are one transaction: the device saves all of them or none.
 * False if it saves none.
 *
 * @param {Change} change
 * @returns {Promise<boolean>}
 */
export function write(change) {
  changes.push(change);
  if (nextWrite) return nextWrite;
  const writing = inTime(Promise.resolve().then(writeChanges)).then(
    () => true,
    (error) => {
      isDeviceFull = isFull(error);
      return false;
    },
  );
  nextWrite = writing;
  pendingWrites.set(writing, changes);
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
  /** @type {Change[] | undefined} */
  let taken;
  try {
    await ask((opened) => writeIn(opened, (taken ??= takeChanges())));
  } finally {
    if (!taken) takeChanges();
  }
}

/** @param {IDBPDatabase} opened @param {Change[]} taken */
async function writeIn(opened, taken) {
  if (!isUsable) throw new Error("the database could not be read");
  const transaction = opened.transaction([TEXTS, DAMAGED, IMAGES], "readwrite", STRICT);
  const making = make(transaction, taken).catch((error) => {
    transaction.abort();
    throw error;
  });
  await Promise.all([making, transaction.done]);
}

/**
 * Makes the changes, one after the other. Simple changes are saved even if the page closes at this
 * moment.
 *
 * @param {WriteTransaction} transaction
 * @param {Change[]} taken
 */
async function make(transaction, taken) {
  if (taken.every(({ simple }) => simple)) {
    const asked = taken.map((change) => change.ask(transaction));
    transaction.commit();
    await Promise.all(asked);
    return;
  }
  for (const change of taken) await change.ask(transaction);
}

/** Whether version 0.1.0 has saved texts here: no later version has keys without a path. */
function hasOldTexts() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(OLD_PREFIX) && !key.includes("/"));
  } catch {
    return false;
  }
}

async function prepare() {
  await ask(() => Promise.resolve());
  if (!hasOldTexts()) return;
  const { copyOldTexts } = await import("./old_texts.js");
  await write({ ask: copyOldTexts });
}

const prepared = inTime(prepare()).catch(() => {
  // Never overwrite texts that could not be read, even if the database answers later.
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
  await Promise.all(kept().map(([name, text]) => writeKept(name, text)));
  try {
    return await ask(question);
  } catch {
    isUsable = false;
    sendMessage("NewsReceived nothing-saved");
    return undefined;
  }
}

page.isFull = () => isDeviceFull;

page.readText = async (name) => {
  const text = await read((texts) => texts.get(TEXTS, name));
  knownTexts.set(name, text);
  return text;
};

/**
 * @param {WriteTransaction} transaction
 * @param {TextName} name
 * @param {string | undefined} text
 */
export function put(transaction, name, text) {
  const texts = transaction.objectStore(TEXTS);
  return text === undefined ? texts.delete(name) : texts.put(text, name);
}

/**
 * Writes the text, unless another tab has written a different one since this tab read it. Then this tab
 * learns that it has lost the game. What somebody has cleared may be written again.
 *
 * @param {WriteTransaction} transaction
 * @param {TextName} name
 * @param {string | undefined} text
 */
async function putIfCurrent(transaction, name, text) {
  const saved = await transaction.objectStore(TEXTS).get(name);
  if (saved !== undefined && saved !== knownTexts.get(name)) return sendMessage("LostGameLock");
  await put(transaction, name, text);
  knownTexts.set(name, text);
  transaction.done.catch(() => knownTexts.set(name, saved));
}

/** Lets the other tabs read the shared texts again. */
export function tellOtherTabs() {
  otherTabs.postMessage("");
}

/** From now on no tab writes over a game that it does not know: there are no locks. */
export function compareBeforeWriting() {
  compares = true;
}

/**
 * Whether the text is saved.
 *
 * @param {TextName} name
 * @param {string | undefined} text
 */
async function writeText(name, text) {
  const isSaved = await write({
    ask: (transaction) => put(transaction, name, text),
    simple: true,
    keeps: [name, () => text ?? null],
  });
  if (isSaved) forget(name);
  return isSaved;
}

/**
 * Saves what an earlier page kept. A change is dropped if its text has been changed since.
 *
 * @param {TextName} name
 * @param {Kept} change
 */
async function writeKept(name, change) {
  if (change === null || typeof change === "string") return writeText(name, change ?? undefined);
  const { before, text } = change;
  const isSaved = await write({
    ask: async (transaction) => {
      const saved = await transaction.objectStore(TEXTS).get(name);
      if (before.includes(saved ?? null)) await put(transaction, name, text);
    },
  });
  if (isSaved) forget(name);
  return isSaved;
}

page.writeText = async (name, text) => {
  if (protectedTexts.has(name)) return false;
  const isShared = SHARED_NAMES.includes(name);
  const isSaved = await (compares && isShared
    ? write({ ask: (transaction) => putIfCurrent(transaction, name, text) })
    : writeText(name, text));
  if (isSaved && isShared) tellOtherTabs();
  return isSaved;
};

page.readDamaged = async () => {
  const found = await read((texts) => texts.getAll(DAMAGED));
  return (found ?? []).map(({ name, text }) => [name, text]);
};

page.setAside = async (name, text) => {
  const isMoved = await write({ ask: (transaction) => setAside(transaction, name, text) });
  if (!isMoved) protectedTexts.set(name, text);
  return isMoved;
};

page.deleteDamaged = async (text) => {
  const isDeleted = await write({ ask: (transaction) => deleteDamaged(transaction, text) });
  for (const [name, stays] of protectedTexts) {
    if (isDeleted && stays === text) protectedTexts.delete(name);
  }
  return isDeleted;
};

/** Resolves when all writes have ended. */
export async function writesDone() {
  await Promise.all(pendingWrites.keys());
}

window.addEventListener("pagehide", () => {
  for (const pending of pendingWrites.values()) {
    const texts = pending.flatMap(({ keeps }) => (keeps ? [keeps] : []));
    if (texts.length === pending.length) keep(texts);
  }
});

otherTabs.addEventListener("message", () => sendMessage("SavedGameChanged"));

Promise.all([playable, prepared]).then(() => {
  if (!isUsable) sendMessage("NewsReceived nothing-saved");
});

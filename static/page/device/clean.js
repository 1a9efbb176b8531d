// "Start clean", which a failure offers: saves everything of this site in one file, then deletes it.
import { deleteDB } from "../../../idb/index.js";
import { page } from "../bridge.js";
import { ask, DATABASE, inTime } from "./connection.js";
import { DAMAGED, IMAGES, TEXTS } from "./stores.js";

/** What this page says to the worker: another version may hear it, so the text stays as it is. */
const STORE_AGAIN = "store again";

const FORMAT = "rowdy-zoo-everything/1";
const PREFIX = page.storageKey("");

function ownKeys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** @param {string} name of a store whose keys are texts */
async function readStore(name) {
  const [keys, values] = await ask((database) => {
    const { store } = database.transaction(name);
    return Promise.all([store.getAllKeys(), store.getAll()]);
  });
  return Object.fromEntries(keys.map((key, i) => [key, values[i]]));
}

/** The saved texts by name, the damaged ones, and the images by id; rejects if they cannot be read. */
async function readDatabase() {
  const damaged = await ask((database) => database.getAll(DAMAGED));
  return { texts: await readStore(TEXTS), damaged, images: await readStore(IMAGES) };
}

/** @param {string} _key @param {unknown} value */
function withoutBytes(_key, value) {
  if (!(value instanceof Uint8Array)) return value;
  return btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join(""));
}

// The bytes of the images are base64.
page.saveEverything = async () => {
  try {
    const everything = { format: FORMAT, ...(await readDatabase()) };
    page.saveFile(JSON.stringify(everything, withoutBytes));
    return true;
  } catch {
    return false;
  }
};

/** Resolves when the worker has stored its version or failed. @param {ServiceWorker} worker */
function installed(worker) {
  return new Promise((resolve) => {
    worker.addEventListener("statechange", resolve, { once: true });
  });
}

/** Lets the worker store its files again. @param {ServiceWorker | null} worker */
function storeAgain(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    worker?.postMessage(STORE_AGAIN, [port2]);
  });
}

/**
 * Replaces the stored game by the host's newer version, or by the same version as the host has it now.
 * The worker checks all files first: if one has not come, the stored game stays as it is.
 */
async function replaceStoredGame() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const memories = (await caches.keys()).filter((name) => name.startsWith(page.storageKey("memory:")));
  await Promise.all(memories.map((name) => caches.delete(name)));
  await registration.update();
  if (registration.installing) await installed(registration.installing);
  if (!registration.waiting) await storeAgain(registration.active);
}

page.deleteEverything = async () => {
  ownKeys().forEach((key) => localStorage.removeItem(key));
  await Promise.allSettled([inTime(deleteDB(DATABASE)), inTime(replaceStoredGame())]);
  page.reload();
};

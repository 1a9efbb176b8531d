// "Start clean", which a failure offers: saves everything of this site in one file, then deletes it.
import { deleteDB } from "../../../idb/index.js";
import { page } from "../bridge.js";
import { ask, DATABASE, inTime } from "./connection.js";
import { DAMAGED, IMAGES, TEXTS } from "./stores.js";

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

/** Without the network the stored copy of the game is the only one. */
async function hasNetwork() {
  try {
    return (await fetch(new URL("sw.js", document.baseURI), { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

async function deleteStoredGame() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !(await hasNetwork())) return;
  await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

page.deleteEverything = async () => {
  ownKeys().forEach((key) => localStorage.removeItem(key));
  await Promise.allSettled([inTime(deleteDB(DATABASE)), inTime(deleteStoredGame())]);
  location.reload();
};

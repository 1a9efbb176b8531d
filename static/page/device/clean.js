// "Start clean", which a failure offers: all that is saved here goes into one file, then it is deleted.
import { page } from "../bridge.js";
import { deleteDatabase, inTime, readDatabase } from "./storage.js";

const FORMAT = "rowdy-zoo-everything/1";
const PREFIX = page.storageKey("");

function ownKeys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
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
    return (await fetch(new URL("../../../sw.js", import.meta.url), { cache: "no-store" })).ok;
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
  await Promise.allSettled([deleteDatabase(), inTime(deleteStoredGame())]);
  location.reload();
};

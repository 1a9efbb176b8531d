// The rare case: version 0.1.0 has saved texts in localStorage.
import { OLD_PREFIX } from "../bridge.js";
import { DAMAGED, TEXTS } from "./stores.js";

/**
 * @import { TextName } from "../../../types/contract"
 * @import { WriteTransaction } from "./stores.js"
 */

/** The texts that version 0.1.0 saved. @type {TextName[]} */
const OLD_NAMES = ["game", "original", "settings", "language", "family"];
const OLD_DAMAGED = "damaged";

/** The name of a note in the database: the texts were copied. */
const COPIED = "copied-0.1.0";

/** @param {string} name */
function readOld(name) {
  return localStorage.getItem(OLD_PREFIX + name);
}

/**
 * Copies the texts into the database, once. They also stay where they are: another copy of the game on
 * this origin may need them.
 *
 * @param {WriteTransaction} transaction
 */
export async function copyOldTexts(transaction) {
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

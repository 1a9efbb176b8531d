// Moves and deletes saved texts that cannot be read.
import { DAMAGED, TEXTS } from "./stores.js";

/**
 * @import { TextName } from "../../../types/contract"
 * @import { WriteTransaction } from "./stores.js"
 */

/**
 * Moves the text out of its place. If another text stands there now, nothing is moved.
 *
 * @param {WriteTransaction} transaction
 * @param {TextName} name
 * @param {string} text
 */
export async function setAside(transaction, name, text) {
  const texts = transaction.objectStore(TEXTS);
  if ((await texts.get(name)) !== text) return;
  await texts.delete(name);
  await transaction.objectStore(DAMAGED).add({ name, text });
}

/**
 * Deletes the text wherever it is saved.
 *
 * @param {WriteTransaction} transaction
 * @param {string} text
 */
export async function deleteDamaged(transaction, text) {
  for (const name of [TEXTS, DAMAGED]) {
    let cursor = await transaction.objectStore(name).openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      if (cursor.value === text || cursor.value.text === text) await cursor.delete();
    }
  }
}

// Texts that are not yet saved when the page closes. A browser aborts all writes that still wait for
// another one, so localStorage keeps these texts until a page writes them. It keeps all texts of a
// write or, if other things are saved with them, none.
import { page } from "../bridge.js";

/** @import { TextName } from "../../../types/contract" */

/**
 * A text; null deletes it. A changed text comes with the texts `before` it. If the saved text is none of
 * these, the change is dropped.
 *
 * @typedef {string | null | { before: (string | null)[], text: string }} Kept
 */

const KEY = page.storageKey("unsaved");

/** The kept texts by name. @returns {Partial<Record<TextName, Kept>>} */
function readKept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {object} texts */
function write(texts) {
  try {
    if (Object.keys(texts).length) localStorage.setItem(KEY, JSON.stringify(texts));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked.
  }
}

/** The kept texts and their names. */
export function kept() {
  return /** @type {[TextName, Kept][]} */ (Object.entries(readKept()));
}

/**
 * Keeps a text of each name. The function gets what is kept of that name; undefined keeps nothing.
 *
 * @param {[TextName, (earlier: Kept | undefined) => Kept | undefined][]} texts
 */
export function keep(texts) {
  const all = readKept();
  for (const [name, text] of texts) all[name] = text(all[name]);
  write(all);
}

/** Forgets a text: a newer one is saved. @param {TextName} name */
export function forget(name) {
  const { [name]: old, ...others } = readKept();
  if (old !== undefined) write(others);
}

// Texts that are not yet saved when the page closes. A browser aborts all writes that still wait for
// another one, so localStorage keeps these texts until a page writes them. It keeps all texts of a
// write or, if other things are saved with them, none.
import { page } from "../bridge.js";

/** @import { TextName } from "../../../types/contract" */

const KEY = page.storageKey("unsaved");

/** The kept texts by name; null deletes. @returns {Partial<Record<TextName, string | null>>} */
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
  return /** @type {[TextName, string | null][]} */ (Object.entries(readKept()));
}

/** Keeps the texts. @param {[TextName, string | undefined][]} texts */
export function keep(texts) {
  const named = texts.map(([name, text]) => [name, text ?? null]);
  write({ ...readKept(), ...Object.fromEntries(named) });
}

/** Forgets a text: a newer one is saved. @param {TextName} name */
export function forget(name) {
  const { [name]: old, ...others } = readKept();
  if (old !== undefined) write(others);
}

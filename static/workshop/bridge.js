// The workshop's side of the contract with Python. `types/contract.d.ts` lists the members of
// `workshop`, which is `window.rowdyWorkshop`: Python reads and calls them.

/** @import { Workshop } from "../../types/contract" */

/**
 * @typedef {object} EditorWords
 * @property {string} label What a screen reader calls the editor.
 * @property {Record<string, string>} phrases CodeMirror's own texts in the user's language.
 * @property {{ label: string, detail: string, info: string, isImported: boolean }[]} names The names to
 *   complete, and whether they must be imported from `zoo`.
 */

// Several scripts of a page have this module in them.
window.rowdyWorkshop ??= /** @type {Workshop} */ ({});

export const workshop = window.rowdyWorkshop;

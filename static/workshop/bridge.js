// The JavaScript side of the workshop's contract with Python; game/ui/browser/workshop_bridge.py is
// the other. Python reads and calls the members of `workshop`, which is `window.rowdyWorkshop`.

/** @import { Sandbox } from "./sandbox.js" */

/**
 * @typedef {object} Workshop
 * @property {(words: string) => Promise<void>} openEditor Shows the editor; `words` is JSON, as
 *   `EditorWords` says.
 * @property {(code: string) => void} setCode Gives the editor another code, which cannot be undone.
 * @property {(line: number, text: string) => void} markFault Marks a line of the code; 0 marks none.
 * @property {(code: string) => void} onCode Receives the code when it has changed. Python sets it.
 * @property {() => Sandbox} newSandbox A new place in which a bot runs.
 * @property {(several: boolean) => Promise<string>} openFiles The names and texts of the files that
 *   the user chooses, as JSON; an empty list if the user chooses none.
 * @property {(name: string, text: string) => void} saveText Offers the text as a file.
 */

/**
 * @typedef {object} EditorWords
 * @property {string} label What a screen reader calls the editor.
 * @property {Record<string, string>} phrases CodeMirror's own texts in the user's language.
 * @property {{ label: string, detail: string, info: string }[]} names The names to complete.
 */

/** @type {Workshop} */
export const workshop = /** @type {Workshop} */ ((window.rowdyWorkshop = /** @type {Workshop} */ ({})));

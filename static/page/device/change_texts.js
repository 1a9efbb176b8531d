// Changes saved texts as they are saved at that moment: another tab may have changed them.
import { page } from "../bridge.js";
import { knownTexts, protectedTexts, put, tellOtherTabs, write } from "./storage.js";
import { TEXTS } from "./stores.js";
import { forget } from "./unsaved.js";

/**
 * @import { TextName } from "../../../types/contract"
 * @import { Kept } from "./unsaved.js"
 */

page.changeText = async (name, change) => {
  if (protectedTexts.has(name)) return false;
  let text = "";
  const isSaved = await write({
    ask: async (transaction) => {
      const texts = transaction.objectStore(TEXTS);
      text = change(await texts.get(name));
      await texts.put(text, name);
    },
    keeps: [name, (earlier) => changeKept(name, change, earlier)],
  });
  if (isSaved) {
    knownTexts.set(name, text);
    forget(name);
  }
  return isSaved;
};

/**
 * What is kept of a change that is not yet saved; nothing of a text that this page does not know.
 *
 * @param {TextName} name
 * @param {(text: string | undefined) => string} change
 * @param {Kept | undefined} earlier
 * @returns {Kept | undefined}
 */
function changeKept(name, change, earlier) {
  if (earlier === null || typeof earlier === "string") return change(earlier ?? undefined);
  if (earlier) return { before: [...earlier.before, earlier.text], text: change(earlier.text) };
  if (!knownTexts.has(name)) return undefined;
  const known = knownTexts.get(name);
  return { before: [known ?? null], text: change(known) };
}

page.changeTexts = async (change, ...names) => {
  if (names.some((name) => protectedTexts.has(name))) return false;

  /** @param {(string | undefined)[]} texts */
  const know = (texts) => names.forEach((name, i) => knownTexts.set(name, texts[i]));

  const isSaved = await write({
    ask: async (transaction) => {
      const texts = transaction.objectStore(TEXTS);
      const saved = await Promise.all(names.map((name) => texts.get(name)));
      const changed = change(saved).map((text) => text ?? undefined);
      await Promise.all(names.map((name, i) => put(transaction, name, changed[i])));
      know(changed);
      transaction.done.catch(() => know(saved));
    },
  });
  if (isSaved) {
    names.forEach(forget);
    tellOtherTabs();
  }
  return isSaved;
};

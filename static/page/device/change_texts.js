// Changes saved texts as they are saved at that moment: another tab may have changed them.
import { page } from "../bridge.js";
import { knownTexts, protectedTexts, put, tellOtherTabs, write } from "./storage.js";
import { TEXTS } from "./stores.js";
import { forget } from "./unsaved.js";

page.changeText = async (name, change) => {
  if (protectedTexts.has(name)) return false;
  return write({
    ask: async (transaction) => {
      const texts = transaction.objectStore(TEXTS);
      await texts.put(change(await texts.get(name)), name);
    },
  });
};

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

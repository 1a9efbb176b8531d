// Images and recorded sounds. A new one waits in memory until it is saved.
import { page, sendMessage } from "../bridge.js";
import { read, write } from "./storage.js";
import { DAMAGED, IMAGES, TEXTS } from "./stores.js";

/**
 * An image (WebP, JPEG or PNG), or a sound (WAV).
 *
 * @typedef {{ type: string, bytes: Uint8Array<ArrayBuffer> }} Image
 */

const ID_BYTES = 8;

/** @type {Map<string, Image>} */
const waiting = new Map();

/** A new id. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Lets the image wait, and returns its id. @param {Image} image @param {string} [id] */
export function hold(image, id = newId()) {
  waiting.set(id, image);
  return id;
}

/**
 * The images of these ids, undefined for one that is missing.
 *
 * @param {string[]} ids
 * @returns {Promise<(Image | undefined)[]>}
 */
export async function imagesOf(ids) {
  const held = ids.map((id) => waiting.get(id));
  if (held.every(Boolean)) return held;
  const stored = await read((database) => {
    const { store } = database.transaction(IMAGES);
    return Promise.all(ids.map((id) => store.get(id)));
  });
  return ids.map((_, i) => held[i] ?? stored?.[i]);
}

page.saveImage = async (id) => {
  const image = waiting.get(id);
  if (!image) return (await imagesOf([id]))[0] !== undefined;
  const isSaved = await write({
    ask: (transaction) => transaction.objectStore(IMAGES).put(image, id),
    simple: true,
  });
  if (isSaved) waiting.delete(id);
  else sendMessage(`MediaFailed ${page.isFull() ? "full" : "refused"}`);
  return isSaved;
};

page.dropImages = () =>
  write({
    ask: async (transaction) => {
      const texts = await transaction.objectStore(TEXTS).getAll();
      const damaged = await transaction.objectStore(DAMAGED).getAll();
      const all = [...texts, ...damaged.map(({ text }) => text)].join("\n");
      const images = transaction.objectStore(IMAGES);
      for (const id of await images.getAllKeys()) {
        if (!all.includes(String(id))) await images.delete(id);
      }
    },
  });

page.readImages = async (...ids) => {
  const found = await imagesOf(ids);
  return ids.map((id, i) => [id, found[i]?.type ?? "", found[i]?.bytes]);
};

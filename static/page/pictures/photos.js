// Makes images of many photos at once, and tells Python of one after the other.
import { sendMessage } from "../bridge.js";
import { hold } from "../device/images.js";
import { MediaError } from "../device/media_error.js";
import { doJob } from "./work.js";

/** The most photos that are taken at once. */
const MOST = 40;

/** The most files that are looked for in folders. */
const MOST_FILES = 400;

const IS_IMAGE = /\.(avif|bmp|gif|hei[cf]|jpe?g|png|webp)$/i;

/** In the order in which people count: 2 before 10. */
const { compare } = new Intl.Collator(undefined, { numeric: true });

/** The file's name as one word of a message. @param {File} file */
export function wordOf({ name }) {
  return name.trim().replaceAll(/\s+/g, "_");
}

/** @param {FileSystemDirectoryEntry} folder */
async function entriesOf(folder) {
  const reader = folder.createReader();
  /** @type {FileSystemEntry[]} */
  const found = [];
  // A call gives a part of them, and none after the last.
  for (;;) {
    /** @type {FileSystemEntry[]} */
    const part = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (!part.length || found.length > MOST_FILES) return found;
    found.push(...part);
  }
}

/**
 * The images among what was dropped, also those in folders.
 *
 * @param {(FileSystemEntry | File | null)[]} dropped
 * @returns {Promise<File[]>}
 */
export async function filesOf(dropped) {
  const waiting = [...dropped];
  /** @type {File[]} */
  const files = [];
  while (waiting.length && files.length < MOST_FILES) {
    const found = waiting.shift();
    if (found && "isDirectory" in found && found.isDirectory) {
      const folder = /** @type {FileSystemDirectoryEntry} */ (found);
      waiting.push(...(await entriesOf(folder).catch(() => [])));
    } else if (found && IS_IMAGE.test(found.name)) {
      const entry = /** @type {FileSystemFileEntry} */ (found);
      files.push(found instanceof File ? found : await new Promise(entry.file.bind(entry)));
    }
  }
  return files;
}

/** How often photos were added: late photos of an earlier time belong to another set. */
let batch = 0;

/** Makes an image of the middle square of each photo. @param {Promise<File[]>} choosing */
export async function add(choosing) {
  const files = (await choosing).sort((one, other) => compare(one.name, other.name));
  if (!files.length) return;
  batch += 1;
  const own = batch;
  sendMessage(`PhotosComing ${files.length} ${own}`);
  for (const [i, file] of files.entries()) {
    try {
      if (i >= MOST) throw new MediaError("full");
      const image = await doJob("encode", await doJob("photo", file));
      sendMessage(`PhotoAdded ${hold(image)} ${wordOf(file)} ${own}`);
    } catch {
      sendMessage(`PhotoRefused ${own} ${wordOf(file)}`);
    }
  }
}

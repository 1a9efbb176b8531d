// Shares games as links, and saves and opens them as files.
import { page } from "../bridge.js";

/** @import { LinkResult } from "../bridge.js" */

const FILE_NAME = "rowdy-zoo.json";
const FILE_TYPE = "application/json";
const MAX_FILE_BYTES = 1_000_000;
const UNREADABLE = "";

/** The beginning of a file of `saveEverything`, and its greatest size. */
const EVERYTHING = '{"format":"rowdy-zoo-everything/1"';
const MAX_EVERYTHING_BYTES = 100_000_000;

/** Safari reads the file only after it has asked the user, who may think. In milliseconds. */
const REVOKE_AFTER = 60_000;

/**
 * @param {string} url
 * @returns {Promise<LinkResult>}
 */
async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}

/**
 * Shares through the dialog of the device. A device without one copies to the clipboard.
 *
 * @param {string} url
 * @param {string} [text] what a messenger shows with it
 * @returns {Promise<LinkResult>}
 */
export async function share(url, text) {
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title: document.title, text, url });
    return "shared";
  } catch (error) {
    const isCancelled = error instanceof Error && error.name === "AbortError";
    return isCancelled ? "" : copy(url);
  }
}

page.addressWith = (hash) => location.href.split("#")[0].replace(/\/made\.html$/, "/") + hash;

page.shareLink = share;

/**
 * Offers a file.
 *
 * @param {string} name
 * @param {string} type
 * @param {...BlobPart} parts
 */
export function offerFile(name, type, ...parts) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
}

page.saveBytes = offerFile;
page.saveFile = (text) => offerFile(FILE_NAME, FILE_TYPE, text);

/**
 * The text of a file. A file of `saveEverything` loses its images, which no game needs.
 *
 * @param {File} file
 */
async function readFile(file) {
  if (file.size <= MAX_FILE_BYTES) return file.text();
  const start = await file.slice(0, EVERYTHING.length).text();
  if (start !== EVERYTHING || file.size > MAX_EVERYTHING_BYTES) return UNREADABLE;
  const text = JSON.stringify({ ...JSON.parse(await file.text()), images: {} });
  return text.length > MAX_FILE_BYTES ? UNREADABLE : text;
}

/**
 * The files that the user chooses. Browsers allow it only in the task of a tap.
 *
 * @param {string} accept
 * @param {boolean} [several] whether the user may choose more than one
 * @returns {Promise<File[]>}
 */
export function chooseFiles(accept, several = false) {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.multiple = several;
    input.hidden = true;
    input.onchange = input.oncancel = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    // Safari may forget an input that is not in the page, and then never tells what was chosen.
    document.body.append(input);
    input.click();
  });
}

/** The file that the user chooses; undefined if the user chooses none. @param {string} accept */
export async function chooseFile(accept) {
  const [file] = await chooseFiles(accept);
  return /** @type {File | undefined} */ (file);
}

page.openFile = async () => {
  const file = await chooseFile(`.json,${FILE_TYPE}`);
  return file && readFile(file).catch(() => UNREADABLE);
};

page.openBytes = async (accept, maxBytes) => {
  const file = await chooseFile(accept);
  if (!file) return undefined;
  if (file.size > maxBytes) return new Uint8Array();
  return file.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => new Uint8Array(),
  );
};

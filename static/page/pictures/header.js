// Reads the header of an image file: its type, the size of the picture, and which way is up.
import { MediaError } from "../device/media_error.js";

/**
 * @typedef {object} Header
 * @property {"gif" | "heic" | "jpeg" | "other" | "png" | "webp"} type
 * @property {number} width
 * @property {number} height
 * @property {Orientation} [orientation]
 */

/**
 * How the picture of a JPEG is turned, as a number of EXIF, and where in the file this number is.
 *
 * @typedef {{ value: number, at: number, isLittle: boolean }} Orientation
 */

const ENOUGH = 64;
const MAX_SEGMENTS = 1000;
const EXIF = 0xe1;
const MAX_TAGS = 1000;
const MAX_BOXES = 65_536;
const ORIENTATION = 0x0112;
const HEIC = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/**
 * A part of the file; shorter at the end of the file.
 *
 * @param {Blob} file
 * @param {number} at
 * @param {number} size
 */
async function part(file, at, size) {
  return new DataView(await file.slice(at, at + size).arrayBuffer());
}

/** @param {DataView} view @param {number} at @param {number} length */
function letters(view, at, length) {
  const end = Math.min(at + length, view.byteLength);
  let text = "";
  for (let i = at; i < end; i += 1) text += String.fromCharCode(view.getUint8(i));
  return text;
}

/** @param {DataView} view @returns {Header} */
function png(view) {
  if (letters(view, 12, 4) !== "IHDR") throw new MediaError("unreadable");
  return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** @param {DataView} view @returns {Header} */
function gif(view) {
  return { type: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** @param {DataView} view @param {number} at */
function uint24(view, at) {
  return view.getUint16(at, true) + 65_536 * view.getUint8(at + 2);
}

/** @param {DataView} view @returns {Header} */
function webp(view) {
  const type = "webp";
  switch (letters(view, 12, 4)) {
    case "VP8X":
      return { type, width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return {
        type,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      throw new MediaError("unreadable");
  }
}

/**
 * HEIC and AVIF: the largest size of an item.
 *
 * @param {DataView} view
 * @returns {Header}
 */
function boxes(view) {
  const type = HEIC.includes(letters(view, 8, 4)) ? "heic" : "other";
  const text = letters(view, 0, view.byteLength);
  let [width, height] = [0, 0];
  for (let at = text.indexOf("ispe"); at >= 0; at = text.indexOf("ispe", at + 4)) {
    if (at + 16 > view.byteLength) break;
    width = Math.max(width, view.getUint32(at + 8));
    height = Math.max(height, view.getUint32(at + 12));
  }
  return { type, width, height };
}

/**
 * The orientation in a segment with EXIF data; undefined if there is none.
 *
 * @param {DataView} view from the beginning of the segment's content
 * @param {number} start where the content begins in the file
 * @returns {Orientation | undefined}
 */
function orientationIn(view, start) {
  const TIFF = 6;
  if (letters(view, 0, TIFF) !== "Exif\0\0" || view.byteLength < TIFF + 8) return undefined;
  const isLittle = letters(view, TIFF, 2) === "II";
  const tags = TIFF + view.getUint32(TIFF + 4, isLittle);
  if (tags + 2 > view.byteLength) return undefined;
  const count = Math.min(view.getUint16(tags, isLittle), MAX_TAGS);
  for (let i = 0, tag = tags + 2; i < count && tag + 12 <= view.byteLength; i += 1, tag += 12) {
    if (view.getUint16(tag, isLittle) !== ORIENTATION) continue;
    return { value: view.getUint16(tag + 8, isLittle), at: start + tag + 8, isLittle };
  }
  return undefined;
}

/** Whether the size of the picture follows this marker of a JPEG. @param {number} marker */
function isFrame(marker) {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * The number of bytes before a marker of a JPEG: any number of bytes 0xff may precede it.
 *
 * @param {DataView} view
 */
function bytesBeforeMarker(view) {
  let at = 0;
  while (at + 1 < view.byteLength && view.getUint16(at) === 0xffff) at += 1;
  return at;
}

/** @param {Blob} file @returns {Promise<Header>} */
async function jpeg(file) {
  /** @type {Orientation | undefined} */
  let orientation;
  let at = 2;
  for (let i = 0; i < MAX_SEGMENTS; i += 1) {
    const view = await part(file, at, ENOUGH);
    if (view.byteLength < 9 || view.getUint8(0) !== 0xff) break;
    const marker = view.getUint8(1);
    if (marker === 0xff) {
      at += bytesBeforeMarker(view);
      continue;
    }
    if (isFrame(marker)) {
      return { type: "jpeg", width: view.getUint16(7), height: view.getUint16(5), orientation };
    }
    const size = view.getUint16(2);
    if (marker === EXIF) orientation ??= orientationIn(await part(file, at + 4, size), at + 4);
    at += 2 + size;
  }
  throw new MediaError("unreadable");
}

/**
 * The header of an image; throws if the format is unknown.
 *
 * @param {Blob} file
 */
export async function readHeader(file) {
  const view = await part(file, 0, ENOUGH);
  const start = letters(view, 0, 12);
  if (view.byteLength < 30) throw new MediaError("unreadable");
  if (start.startsWith("\xff\xd8\xff")) return jpeg(file);
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return png(view);
  if (/^GIF8[79]a/.test(start)) return gif(view);
  if (/^RIFF[^]{4}WEBP/.test(start)) return webp(view);
  if (start.slice(4, 8) === "ftyp") return boxes(await part(file, 0, MAX_BOXES));
  throw new MediaError("unreadable");
}

/**
 * The file without its orientation, since not all browsers turn the picture as EXIF says.
 *
 * @param {Blob} file
 * @param {Header} header
 */
export function withoutOrientation(file, { orientation }) {
  if (!orientation) return file;
  const { at, isLittle } = orientation;
  return new Blob([file.slice(0, at), new Uint8Array(isLittle ? [1, 0] : [0, 1]), file.slice(at + 2)]);
}

// Decodes and encodes images, in a worker or, where that is not possible, on the page.
import { readHeader, withoutOrientation } from "./header.js";
import { MediaError } from "../device/media_error.js";

/** @import { Image } from "../device/images.js" */
/** @typedef {HTMLCanvasElement | OffscreenCanvas} Canvas */
/** @typedef {ImageBitmap | HTMLImageElement | HTMLCanvasElement | OffscreenCanvas} Picture */

/** A photo becomes at most this large before it is cropped. An enlarged part of it is still sharp. */
const KEPT_PIXELS = 2.4e6;
const KEPT_SIDE = 4096;

const MAX_BYTES = 40_000;
const SIDES = [512, 448, 384, 320, 256, 192, 128, 96, 64];
const QUALITIES = [0.85, 0.75, 0.6, 0.45];
const TYPES = ["image/webp", "image/jpeg"];

/** With a smaller share of clear pixels, the picture is not transparent. */
const CLEAR_SHARE = 0.01;

/** Safari encodes no WebP, and JPEG has no transparent pixels. */
const TRANSPARENT_TYPES = ["image/webp", "image/png"];

/** The matrix that turns each orientation of EXIF upright, for a picture of width and height 1. */
const UPRIGHT = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
];

/** @param {number} width @param {number} height @returns {Canvas} */
function makeCanvas(width, height) {
  if (typeof OffscreenCanvas === "function") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

/** The context of the canvas. @param {Canvas} canvas */
export function pen(canvas) {
  const context = /** @type {CanvasRenderingContext2D | null} */ (canvas.getContext("2d"));
  if (!context) throw new MediaError("unsupported");
  context.imageSmoothingQuality = "high";
  return context;
}

/** @param {Blob} file @returns {Promise<Picture>} */
async function decodeOnPage(file) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return image;
}

/**
 * The picture of a file whose header `header.js` knows.
 *
 * @param {Blob} file
 * @returns {Promise<Picture>}
 */
export async function decode(file) {
  return typeof createImageBitmap === "function" ? createImageBitmap(file) : decodeOnPage(file);
}

/**
 * The most that is read of a photo: bytes, pixels, and pixels of its longer side.
 *
 * @typedef {{ bytes: number, pixels: number, side: number }} Limits
 */

/** @type {Limits} */
const OWN = { bytes: 60e6, pixels: 120e6, side: Infinity };

/** Those of an image of unknown source: it may be as large as what `encode` writes. @type {Limits} */
const FOREIGN = { bytes: MAX_BYTES, pixels: SIDES[0] ** 2, side: SIDES[0] };

/**
 * A picture of the file, upright and no larger than needed. Throws if the file is above the limits,
 * which is known before it is decoded, or the browser cannot read it.
 *
 * @param {Blob} file
 * @param {Limits} limits
 * @returns {Promise<Canvas>}
 */
async function photoOf(file, { bytes, pixels, side }) {
  if (file.size > bytes) throw new MediaError("too-large");
  const header = await readHeader(file);
  const { width, height } = header;
  if (width * height > pixels || Math.max(width, height) > side) throw new MediaError("too-large");
  const picture = await decode(withoutOrientation(file, header)).catch(() => {
    throw new MediaError(header.type === "heic" ? "heic" : "unreadable");
  });
  return upright(picture, header.orientation?.value ?? 1);
}

/** @param {Picture} picture @param {number} orientation */
function upright(picture, orientation) {
  const matrix = UPRIGHT[orientation - 1] ?? UPRIGHT[0];
  const { width, height } = picture;
  const area = Math.sqrt(KEPT_PIXELS / (width * height));
  const share = Math.min(1, area, KEPT_SIDE / Math.max(width, height));
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(share * side)));
  const [a, b, c, d, e, f] = matrix;
  const [right, bottom] = a ? [across, down] : [down, across];
  const canvas = makeCanvas(right, bottom);
  const context = pen(canvas);
  context.setTransform(a, b, c, d, e * right, f * bottom);
  context.drawImage(picture, 0, 0, across, down);
  if ("close" in picture) picture.close();
  return canvas;
}

/** @param {Canvas} canvas @param {string} type @param {number} quality @returns {Promise<Blob | null>} */
function blobOf(canvas, type, quality) {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/**
 * The canvas as an image of the first type that the browser can write.
 *
 * @param {Canvas} canvas
 * @param {string[]} types
 * @param {number} quality
 */
async function written(canvas, types, quality) {
  for (const type of types) {
    const blob = await blobOf(canvas, type, quality);
    if (blob?.type === type) return blob;
  }
  throw new MediaError("unsupported");
}

/** The middle square of the picture. @param {Picture} picture @param {number} side */
function square(picture, side) {
  const { width, height } = picture;
  const shorter = Math.min(width, height);
  const canvas = makeCanvas(side, side);
  const [left, top] = [(width - shorter) / 2, (height - shorter) / 2];
  pen(canvas).drawImage(picture, left, top, shorter, shorter, 0, 0, side, side);
  return canvas;
}

/**
 * Whether the square has transparent parts. The edge does not count: WebKit makes it a bit transparent
 * when it resizes a photo.
 *
 * @param {Canvas} canvas
 */
function isTransparent(canvas) {
  const { data } = pen(canvas).getImageData(0, 0, canvas.width, canvas.height);
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i] < 128) clear += 1;
  return clear > CLEAR_SHARE * canvas.width * canvas.height;
}

/** Fills transparent pixels with white: JPEG would make them black. @param {Canvas} canvas */
function fillEdges(canvas) {
  const context = pen(canvas);
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** A colour, and how far the pixels that a canvas gives back may be from it. */
const DRAWN = [200, 20, 20, 255];
const NEAR = 8;

/** Whether the browser gives back what is drawn. To hide the device, some browsers give back noise. */
function isReadable() {
  const context = pen(makeCanvas(NEAR, NEAR));
  context.fillStyle = `rgb(${DRAWN.slice(0, 3)})`;
  context.fillRect(0, 0, NEAR, NEAR);
  const { data } = context.getImageData(0, 0, NEAR, NEAR);
  return data.every((value, i) => Math.abs(value - DRAWN[i % 4]) < NEAR);
}

/**
 * The middle square of a picture as an image of at most 512 pixels and 40 kB, without metadata.
 *
 * @param {Picture} picture
 * @returns {Promise<Image>}
 */
export async function encode(picture) {
  if (!isReadable()) throw new MediaError("refused");
  const shorter = Math.min(picture.width, picture.height);
  const sides = SIDES.filter((side) => side <= shorter);
  /** @type {string[] | undefined} */
  let types;
  for (const side of sides.length ? sides : [shorter]) {
    const canvas = square(picture, side);
    types ??= isTransparent(canvas) ? TRANSPARENT_TYPES : TYPES;
    if (types === TYPES) fillEdges(canvas);
    for (const quality of QUALITIES) {
      const blob = await written(canvas, types, quality);
      if (blob.size <= MAX_BYTES) return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
      if (blob.type === "image/png") break;
    }
  }
  throw new MediaError("unreadable");
}

/** The jobs of the worker. */
export const JOBS = {
  /** @param {Blob} file @returns {Promise<Picture>} */
  async photo(file) {
    const canvas = await photoOf(file, OWN);
    return "transferToImageBitmap" in canvas ? canvas.transferToImageBitmap() : canvas;
  },
  /** @param {Picture} picture */
  encode,
  /** Decodes a file of unknown source, and encodes it again. @param {Blob} file */
  async adopt(file) {
    return encode(await photoOf(file, FOREIGN));
  },
};

// Makes images of cropped photos and of drawings.
import { sendMessage } from "../bridge.js";
import { hold } from "../device/images.js";
import * as crop from "./crop.js";
import * as pad from "./pad.js";
import { closeStream } from "./stream.js";
import { MediaError, whyOf } from "../device/media_error.js";
import { doJob } from "./work.js";

export { crop, pad };

/** Milliseconds after a stroke until the drawing is saved, while it goes on. */
const PAUSE = 400;

let timer = 0;

/** The id of the drawing that goes on, once it is saved. */
let kept = "";

/** The module that draws on the canvas. @param {Element} canvas */
function partOf(canvas) {
  return canvas.id === "pad" ? pad : crop;
}

/**
 * Makes the canvas of a dialog work, and the previous one stop. A working canvas has `data-ready`.
 *
 * @param {HTMLCanvasElement | null} canvas
 * @param {HTMLCanvasElement | null} before
 */
export function change(canvas, before) {
  if (before) {
    closeStream();
    partOf(before).detach();
  }
  clearTimeout(timer);
  kept = "";
  if (!canvas) return;
  partOf(canvas).attach(canvas);
  canvas.addEventListener("drawn", keepSoon);
  canvas.toggleAttribute("data-ready", true);
}

/** Saves the drawing after a pause. @param {Event} event */
function keepSoon({ target }) {
  clearTimeout(timer);
  timer = setTimeout(() => keep(/** @type {HTMLCanvasElement} */ (target)), PAUSE);
}

/** @param {HTMLCanvasElement} canvas */
async function keep(canvas) {
  // The whole canvas, so that the drawing stays at its place. A failure is told when the drawing ends.
  const image = await imageOf(pad.whole()).catch(() => {});
  if (!image || !canvas.isConnected) return;
  kept = hold(image, kept || undefined);
  sendMessage(`DrawingKept ${kept}`);
}

/** Encodes the square; throws if there is none. @param {HTMLCanvasElement | undefined} square */
async function imageOf(square) {
  if (!square) throw new MediaError("empty");
  const canCopy = typeof createImageBitmap === "function";
  return doJob("encode", canCopy ? await createImageBitmap(square) : square);
}

/** Makes an image of what is shown on the canvas. @param {HTMLCanvasElement} canvas */
export async function finish(canvas) {
  clearTimeout(timer);
  if (partOf(canvas) === crop && crop.isReading()) return;
  try {
    sendMessage(`ImageMade ${hold(await imageOf(partOf(canvas).finished()))}`);
  } catch (error) {
    sendMessage(`MediaFailed ${whyOf(error)}`);
  }
}

// Makes images of cropped photos and of drawings.
import { sendMessage } from "../bridge.js";
import { hold } from "../device/images.js";
import * as crop from "./crop.js";
import * as pad from "./pad.js";
import { closeStream } from "./stream.js";
import { MediaError, whyOf } from "../device/media_error.js";
import { doJob } from "./work.js";

export { crop, pad };

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
  if (!canvas) return;
  partOf(canvas).attach(canvas);
  canvas.toggleAttribute("data-ready", true);
}

/** Encodes what is shown on the canvas. @param {HTMLCanvasElement} canvas */
export async function finish(canvas) {
  try {
    const square = partOf(canvas).finished();
    if (!square) throw new MediaError("empty");
    const canCopy = typeof createImageBitmap === "function";
    const image = await doJob("encode", canCopy ? await createImageBitmap(square) : square);
    sendMessage(`ImageMade ${hold(image)}`);
  } catch (error) {
    sendMessage(`MediaFailed ${whyOf(error)}`);
  }
}

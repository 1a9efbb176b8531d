// Reads QR codes: by the browser, or by our own script where the browser cannot do it.
import { decodeQR } from "../../../qr/decode.js";

/** @typedef {{ detect(source: CanvasImageSource): Promise<{ rawValue: string }[]> }} Detector */

const FORMAT = "qr_code";

/** Our script gets pictures of at most this side, in pixels; it then needs a few milliseconds. */
const MAX_SIDE = 640;

/** The detector of the browser; undefined if it has none. @returns {Promise<Detector | undefined>} */
async function detector() {
  const { BarcodeDetector: found } = /** @type {any} */ (window);
  const formats = await found?.getSupportedFormats();
  return formats?.includes(FORMAT) ? new found({ formats: [FORMAT] }) : undefined;
}

/**
 * The whole picture of a video, or the square in its middle, in which small codes have more pixels.
 *
 * @param {HTMLVideoElement} video
 * @param {boolean} isMiddle
 */
function pixels({ videoWidth, videoHeight }, isMiddle) {
  const side = Math.min(videoWidth, videoHeight);
  const [width, height] = isMiddle ? [side, side] : [videoWidth, videoHeight];
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    from: [(videoWidth - width) / 2, (videoHeight - height) / 2, width, height],
    size: { width: Math.round(width * scale), height: Math.round(height * scale) },
  };
}

/** @returns {(video: HTMLVideoElement) => string} */
function ownReader() {
  const canvas = document.createElement("canvas");
  const pen = /** @type {CanvasRenderingContext2D} */ (
    canvas.getContext("2d", { willReadFrequently: true })
  );
  let isMiddle = false;
  return (video) => {
    isMiddle = !isMiddle;
    const { from, size } = pixels(video, isMiddle);
    const { width, height } = Object.assign(canvas, size);
    const [x, y, fromWidth, fromHeight] = from;
    pen.drawImage(video, x, y, fromWidth, fromHeight, 0, 0, width, height);
    try {
      return decodeQR(pen.getImageData(0, 0, width, height));
    } catch {
      return ""; // There is no code, or only a part of one.
    }
  };
}

/**
 * A function that reads the code in a picture; its result is empty if there is none.
 *
 * @returns {Promise<(video: HTMLVideoElement) => string | Promise<string>>}
 */
export async function codeReader() {
  const native = await detector().catch(() => undefined);
  const own = ownReader();
  if (!native) return own;
  return async (video) => {
    try {
      const [code] = await native.detect(video);
      return code?.rawValue ?? "";
    } catch {
      return own(video); // The detector is part of the system, and may be missing all the same.
    }
  };
}

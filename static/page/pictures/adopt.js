// Decodes images and sounds of unknown source and encodes them again, so that no byte of them stays.
import { hold } from "../device/images.js";
import { fromWav, toWav } from "../sound/wav.js";
import { doJob } from "./work.js";

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function madeAgain(bytes) {
  const isSound = String.fromCharCode(...bytes.subarray(8, 12)) === "WAVE";
  if (isSound) return { type: "audio/wav", bytes: toWav(fromWav(bytes)) };
  return doJob("adopt", new Blob([bytes]));
}

/**
 * Lets the image or sound wait under the id; false if it cannot be read.
 *
 * @param {string} id
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function adopt(id, bytes) {
  try {
    hold(await madeAgain(bytes), id);
    return true;
  } catch {
    return false;
  }
}

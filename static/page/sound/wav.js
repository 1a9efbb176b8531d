// Sounds as files: WAV, mono, 16 bits, 16 kHz, at most two seconds.
import { MediaError } from "../device/media_error.js";

export const RATE = 16_000;
export const MAX_SECONDS = 2;

const HEADER = 44;
const MAX_SAMPLES = RATE * MAX_SECONDS;
const LOUDEST = 0x7fff;

/** @param {DataView} view @param {number} at @param {string} letters */
function put(view, at, letters) {
  for (let i = 0; i < letters.length; i += 1) view.setUint8(at + i, letters.charCodeAt(i));
}

/** The file of the samples, each from -1 to 1. @param {Float32Array} samples */
export function toWav(samples) {
  const size = 2 * samples.length;
  const view = new DataView(new ArrayBuffer(HEADER + size));
  put(view, 0, "RIFF");
  view.setUint32(4, HEADER - 8 + size, true);
  put(view, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, 2 * RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(view, 36, "data");
  view.setUint32(40, size, true);
  samples.forEach((sample, i) => {
    view.setInt16(HEADER + 2 * i, Math.round(LOUDEST * Math.min(Math.max(sample, -1), 1)), true);
  });
  return new Uint8Array(view.buffer);
}

/**
 * The samples of a file that `toWav` has written; throws if another program has written it.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function fromWav(bytes) {
  const count = (bytes.length - HEADER) / 2;
  if (count < 1 || count > MAX_SAMPLES || !Number.isInteger(count)) throw new MediaError("unreadable");
  const header = toWav(new Float32Array(count)).subarray(0, HEADER);
  if (header.some((byte, i) => byte !== bytes[i])) throw new MediaError("unreadable");
  const view = new DataView(bytes.buffer, bytes.byteOffset + HEADER);
  return Float32Array.from({ length: count }, (_, i) => view.getInt16(2 * i, true) / LOUDEST);
}

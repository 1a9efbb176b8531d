// Plays recorded sounds.
import { imagesOf } from "../device/images.js";
import { fromWav, RATE } from "./wav.js";

/** @type {WeakMap<BaseAudioContext, Map<string, AudioBuffer>>} */
const known = new WeakMap();

/** @param {BaseAudioContext} audio @param {string} id */
async function bufferOf(audio, id) {
  const buffers = known.get(audio) ?? new Map();
  known.set(audio, buffers);
  if (buffers.has(id)) return buffers.get(id);
  const [sound] = await imagesOf([id]);
  if (!sound) return undefined;
  const samples = fromWav(sound.bytes);
  const buffer = audio.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  buffers.set(id, buffer);
  return buffer;
}

/**
 * Plays a recorded sound; false if there is none with that id.
 *
 * @param {BaseAudioContext} audio
 * @param {string} id
 * @param {import("./synthesizer.js").Call} [call]
 */
export async function playRecorded(audio, id, { delay = 0, loudness = 1 } = {}) {
  const asked = audio.currentTime;
  const buffer = await bufferOf(audio, id).catch(() => undefined);
  if (!buffer) return false;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const volume = audio.createGain();
  volume.gain.value = loudness;
  source.connect(volume).connect(audio.destination);
  source.start(asked + delay);
  return true;
}

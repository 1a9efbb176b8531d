// Recorded sounds.
import { imagesOf } from "../device/images.js";
import { fromWav, RATE } from "./wav.js";

/** @type {Map<string, AudioBuffer>} */
const known = new Map();

/** The recorded sound with that id, undefined if there is none; fails if it is damaged. @param {string} id */
export async function soundOf(id) {
  if (known.has(id)) return known.get(id);
  const [sound] = await imagesOf([id]);
  if (!sound) return undefined;
  const samples = fromWav(sound.bytes);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
  buffer.copyToChannel(samples, 0);
  known.set(id, buffer);
  return buffer;
}

/**
 * Plays a sound.
 *
 * @param {BaseAudioContext} audio
 * @param {AudioBuffer} buffer
 * @param {import("./synthesizer.js").Call} [call]
 */
export function playBuffer(audio, buffer, { delay = 0, loudness = 1 } = {}) {
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const volume = audio.createGain();
  volume.gain.value = loudness;
  source.connect(volume).connect(audio.destination);
  source.start(audio.currentTime + delay);
}

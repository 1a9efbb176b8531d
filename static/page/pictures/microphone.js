// Sounds of at most two seconds, recorded or from files. While the page records, its `data-media` is
// `recording`.
import { sendMessage } from "../bridge.js";
import { hold } from "../device/images.js";
import { closeStream, openStream } from "./stream.js";
import { MAX_SECONDS, RATE, toWav } from "../sound/wav.js";
import { MediaError, whyOf } from "../device/media_error.js";

/** Samples below this share of the loudest one are silence. */
const SILENCE = 0.03;

/** A recording whose loudest sample is softer is empty; the others get this loudness. */
const LEAST = 0.005;
const LOUDNESS = 0.9;

/** The largest file, in bytes: a few minutes of music, which take 150 MB of memory at most. */
const MAX_FILE_BYTES = 2_000_000;

/** Seconds that stay before and after the sound, and seconds in which it swells and fades. */
const BEFORE = 0.02;
const AFTER = 0.1;
const FADE = 0.005;

/** @type {MediaRecorder | undefined} */
let recorder;

/** Mixes the channels. @param {AudioBuffer} buffer */
function mono(buffer) {
  const { numberOfChannels, length } = buffer;
  const channels = Array.from({ length: numberOfChannels }, (_, i) => buffer.getChannelData(i));
  return Float32Array.from(
    { length },
    (_, i) => channels.reduce((sum, samples) => sum + samples[i], 0) / numberOfChannels,
  );
}

/** The loudest sample; throws if nothing can be heard. @param {Float32Array} samples */
function loudestOf(samples) {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (!(loudest > LEAST)) throw new MediaError("empty");
  return loudest;
}

/** The place of the first sample that is heard. @param {Float32Array} samples @param {number} loudest */
const firstHeard = (samples, loudest) =>
  samples.findIndex((sample) => Math.abs(sample) > SILENCE * loudest);

/**
 * The first seconds of the sound at full loudness, without the silence around them.
 *
 * @param {Float32Array} samples
 */
function trimmed(samples) {
  const start = Math.max(0, firstHeard(samples, loudestOf(samples)) - BEFORE * RATE);
  const kept = samples.subarray(start, start + RATE * MAX_SECONDS);
  const loudest = loudestOf(kept);
  const end = kept.length - firstHeard(kept.slice().reverse(), loudest) + AFTER * RATE;
  const heard = kept.slice(0, end);
  const fade = FADE * RATE;
  return heard.map((sample, i) => {
    const swell = Math.min(1, i / fade, (heard.length - 1 - i) / fade);
    return (sample * swell * LOUDNESS) / loudest;
  });
}

/** Makes a sound of a recording or a file. @param {Blob} recorded */
async function finish(recorded) {
  try {
    const decoder = new OfflineAudioContext(1, 1, RATE);
    const decoded = await decoder.decodeAudioData(await recorded.arrayBuffer());
    const bytes = toWav(trimmed(mono(decoded)));
    sendMessage(`SoundMade ${hold({ type: "audio/wav", bytes })}`);
  } catch (error) {
    sendMessage(`MediaFailed ${whyOf(error)}`);
  }
}

/** Makes a sound of the file that is chosen, if any. @param {Promise<File[]>} choosing */
export async function open(choosing) {
  const [file] = await choosing;
  if (file && file.size > MAX_FILE_BYTES) sendMessage("MediaFailed too-large");
  else if (file) await finish(file);
}

/** Records until `stop` is called, or two seconds are over. */
export async function record() {
  try {
    if (!window.MediaRecorder || !window.OfflineAudioContext) throw new MediaError("unsupported");
    const stream = await openStream({ audio: true }, "recording", () => (recorder = undefined));
    if (stream) begin(new MediaRecorder(stream));
  } catch (error) {
    sendMessage(`MediaFailed ${whyOf(error)}`);
  }
}

/** @param {MediaRecorder} begun */
function begin(begun) {
  /** @type {Blob[]} */
  const parts = [];
  recorder = begun;
  begun.ondataavailable = ({ data }) => parts.push(data);
  begun.onstart = () => setTimeout(() => begun === recorder && stop(), 1000 * MAX_SECONDS);
  begun.onstop = () => {
    // A user who closes the dialog does not want the sound.
    if (begun !== recorder) return;
    closeStream();
    finish(new Blob(parts, { type: begun.mimeType }));
  };
  begun.start();
}

/** Ends the recording and makes a sound of it. */
export function stop() {
  if (recorder?.state === "recording") recorder.stop();
}

// Records a sound of at most two seconds. Meanwhile `data-media` of the page is `recording`.
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
    { length: Math.min(length, RATE * MAX_SECONDS) },
    (_, i) => channels.reduce((sum, samples) => sum + samples[i], 0) / numberOfChannels,
  );
}

/** The sound at full loudness, without the silence around it. @param {Float32Array} samples */
function trimmed(samples) {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (!(loudest > LEAST)) throw new MediaError("empty");
  const isHeard = (/** @type {number} */ sample) => Math.abs(sample) > SILENCE * loudest;
  const start = Math.max(0, samples.findIndex(isHeard) - BEFORE * RATE);
  const end = samples.length - samples.slice().reverse().findIndex(isHeard) + AFTER * RATE;
  const heard = samples.slice(start, end);
  const fade = FADE * RATE;
  return heard.map((sample, i) => {
    const swell = Math.min(1, i / fade, (heard.length - 1 - i) / fade);
    return (sample * swell * LOUDNESS) / loudest;
  });
}

/** Makes a sound of a recording. @param {Blob} recorded */
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

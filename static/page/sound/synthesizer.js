// Makes the voice of an animal on the device: a source stands for the vocal folds, and filters for the
// throat (Fant 1960, "Acoustic Theory of Speech Production"). `voices.js` has the voices.

/**
 * A curve: points of time (seconds) and value.
 *
 * @typedef {[second: number, value: number][]} Curve
 */

/**
 * @typedef {object} Voice
 * @property {Curve} pitch The pitch in hertz, straight from point to point on a logarithmic scale.
 * @property {Curve} envelope The loudness, 0 to 1; its last point ends the call.
 * @property {OscillatorType} [wave] The wave of the source; a sawtooth by default.
 * @property {number} [breath] The share of noise in the source, 0 to 1; 0 by default.
 * @property {[hertz: number, quality: number, gain: number][]} [formants] The resonances of the
 *   throat; without any, the source is unchanged.
 * @property {[hertz: number, depth: number]} [pulses] How often the loudness falls and rises in a
 *   second, and how far it falls, 0 to 1.
 * @property {[hertz: number, cents: number]} [vibrato] How often the pitch falls and rises, how far.
 * @property {number} level The gain that makes all voices about equally loud: see
 *   `python -m tools.voices`.
 */

/**
 * How a voice calls this time.
 *
 * @typedef {object} Call
 * @property {number} [delay] Seconds from now.
 * @property {number} [loudness] 0 to 1.
 * @property {number} [side] Where it comes from: -1 is left, 1 is right.
 * @property {number} [cents] How much higher than usual.
 * @property {number} [chance] Which part of the noise is heard, 0 to 1.
 */

const USUAL = { delay: 0, loudness: 1, side: 0, cents: 0, chance: 0 };
const NOISE_SECONDS = 3;
const SILENCE = 0.0001;

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** White noise, the same at each start. @param {BaseAudioContext} audio */
function noiseOf(audio) {
  const known = noises.get(audio);
  if (known) return known;
  const buffer = audio.createBuffer(1, NOISE_SECONDS * audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  noises.set(audio, buffer);
  return buffer;
}

/**
 * @param {BaseAudioContext} audio
 * @param {number} value
 */
function gain(audio, value) {
  const node = audio.createGain();
  node.gain.value = value;
  return node;
}

/**
 * A slow oscillator that moves a parameter up and down.
 *
 * @param {BaseAudioContext} audio
 * @param {number} hertz
 * @param {number} depth
 * @param {AudioParam} parameter
 */
function wobble(audio, hertz, depth, parameter) {
  const slow = audio.createOscillator();
  slow.frequency.value = hertz;
  slow.connect(gain(audio, depth)).connect(parameter);
  return slow;
}

/**
 * @param {BaseAudioContext} audio
 * @param {Voice} voice
 * @param {number} start
 * @param {number} cents
 */
function tone(audio, { pitch, wave = "sawtooth" }, start, cents) {
  const source = audio.createOscillator();
  source.type = wave;
  source.detune.value = cents;
  pitch.forEach(([second, hertz], i) => {
    if (i) source.frequency.exponentialRampToValueAtTime(hertz, start + second);
    else source.frequency.setValueAtTime(hertz, start);
  });
  return source;
}

/**
 * @param {BaseAudioContext} audio
 * @param {Voice} voice
 * @param {AudioNode} source
 */
function throat(audio, { formants = [] }, source) {
  if (!formants.length) return source;
  const mouth = gain(audio, 1);
  for (const [hertz, quality, loudness] of formants) {
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = hertz;
    filter.Q.value = quality;
    source.connect(filter).connect(gain(audio, loudness)).connect(mouth);
  }
  return mouth;
}

/**
 * The sound before the throat: tone and noise.
 *
 * @param {BaseAudioContext} audio
 * @param {Voice} voice
 * @param {AudioNode} source
 * @param {AudioNode} air
 */
function folds(audio, { breath = 0 }, source, air) {
  const node = gain(audio, 1);
  source.connect(gain(audio, 1 - breath)).connect(node);
  air.connect(gain(audio, breath)).connect(node);
  return node;
}

/**
 * The loudness of the whole call.
 *
 * @param {BaseAudioContext} audio
 * @param {Voice} voice
 * @param {number} start
 * @param {number} loudness
 */
function lips(audio, { envelope, level }, start, loudness) {
  const node = gain(audio, 0);
  node.gain.setValueAtTime(SILENCE, start);
  for (const [second, value] of envelope) {
    const loud = Math.max(SILENCE, value * level * loudness);
    node.gain.linearRampToValueAtTime(loud, start + second);
  }
  return node;
}

/**
 * Lets the voice call.
 *
 * @param {BaseAudioContext} audio
 * @param {AudioNode} to
 * @param {Voice} voice
 * @param {Call} [call]
 */
export function callOut(audio, to, voice, call = {}) {
  const { delay, loudness, side, cents, chance } = { ...USUAL, ...call };
  const { envelope, vibrato = [0, 0], pulses = [0, 0] } = voice;
  const start = audio.currentTime + delay;
  const end = start + envelope[envelope.length - 1][0];

  const source = tone(audio, voice, start, cents);
  const air = audio.createBufferSource();
  air.buffer = noiseOf(audio);
  air.loop = true;
  const [pulsesEach, depth] = pulses;
  const growl = gain(audio, 1 - depth / 2);
  const place = audio.createStereoPanner();
  place.pan.value = side;
  throat(audio, voice, folds(audio, voice, source, air))
    .connect(growl)
    .connect(lips(audio, voice, start, loudness))
    .connect(place)
    .connect(to);

  const slow = [
    wobble(audio, ...vibrato, source.detune),
    wobble(audio, pulsesEach, depth / 2, growl.gain),
  ];
  air.start(start, chance * (NOISE_SECONDS / 2));
  for (const node of [source, ...slow]) node.start(start);
  for (const node of [source, air, ...slow]) node.stop(end);
}

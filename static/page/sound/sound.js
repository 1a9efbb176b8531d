// Small sounds, synthesized on the device.
import { page } from "../bridge.js";
import { closeLoudspeaker, loudspeaker, openLoudspeaker } from "./loudspeaker.js";

/** @import { SoundName } from "../../../types/contract" */
/** @import { Call } from "./synthesizer.js" */

/**
 * A note: its pitch at the beginning and at the end (hertz), its beginning and its length
 * (seconds), its loudness (0 to 1) and its wave (a sine by default).
 *
 * @typedef {[
 *   from: number, to: number, begin: number, length: number, loudness: number, wave?: OscillatorType
 * ]} Note
 */

/** @type {Record<SoundName, Note[]>} */
const NOTES = {
  deal: [[330, 392, 0, 0.09, 0.3], [392, 494, 0.09, 0.09, 0.3], [494, 587, 0.18, 0.14, 0.3]],
  pick: [[620, 700, 0, 0.06, 0.25]],
  chip: [[260, 120, 0, 0.12, 0.8], [1400, 900, 0, 0.03, 0.12, "triangle"]],
  card: [[900, 500, 0, 0.05, 0.15, "triangle"], [700, 1000, 0.05, 0.06, 0.15, "triangle"]],
  take: [[240, 700, 0, 0.22, 0.25, "triangle"], [700, 180, 0.22, 0.2, 0.25, "triangle"]],
  row: [523, 659, 784].map((pitch, i) => [pitch, pitch, 0.12 * i, 0.24, 0.3, "triangle"]),
  pass: [[440, 392, 0, 0.12, 0.2], [392, 330, 0.12, 0.16, 0.2]],
  turn: [[784, 784, 0.5, 0.12, 0.14], [1047, 1047, 0.6, 0.22, 0.11]],
  no: [[220, 196, 0, 0.1, 0.3], [196, 175, 0.11, 0.12, 0.3]],
  win: [523, 659, 784, 1047].map((pitch, i) => [pitch, pitch, 0.13 * i, 0.3, 0.35, "triangle"]),
  lost: [392, 440, 523].map((pitch, i) => [pitch, pitch, 0.24 * i, 0.36, 0.25, "triangle"]),
  end: [523, 494, 587, 523].map((pitch, i) => [pitch, pitch, 0.16 * i, 0.24, 0.25, "triangle"]),
};
const VOLUME = 0.5;
const ATTACK = 0.008;
const SILENCE = 0.001;

/**
 * @param {AudioContext} audio
 * @param {Note} note
 * @param {number} [delay]
 */
function playNote(audio, [from, to, begin, length, loudness, wave = "sine"], delay = 0) {
  const start = audio.currentTime + delay + begin;
  const end = start + length;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness * VOLUME, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}

/** How often all sounds were stopped. */
let silences = 0;

/**
 * Makes a sound in a separate task, so that the browser paints the page first: it takes long to open the
 * loudspeaker.
 *
 * @param {(audio: AudioContext) => void} sound
 */
function makeSound(sound) {
  const asked = silences;
  setTimeout(() => {
    const audio = asked === silences && loudspeaker();
    if (audio) sound(audio);
  });
}

/** Stops each sound, also those that are about to begin. */
export function stopSounds() {
  silences += 1;
  closeLoudspeaker();
}

/** Plays the notes. @param {Note[]} notes */
export function playNotes(notes) {
  makeSound((audio) => notes.forEach((note) => playNote(audio, note)));
}

page.playSound = (name) => playNotes(NOTES[name]);

/** The sound of an own picture without a recording. @type {Note} */
const CLICK = [1400, 900, 0, 0.03, 0.25, "triangle"];

/**
 * The recorded sounds that replace the animals, by card: ids, or an empty text for a click.
 *
 * @type {Record<string, string>}
 */
let ownVoices = {};

/** Replaces the calls of these animals by sounds. @param {Record<string, string>} voices */
export function useVoices(voices) {
  ownVoices = voices;
}

/**
 * Plays a recorded sound, or a soft click.
 *
 * @param {string} id empty for the click
 * @param {Call} [how]
 */
async function playOwn(id, how) {
  const asked = silences;
  const sounds = id && (await import("./sounds.js"));
  const recorded = sounds && (await sounds.soundOf(id).catch(() => undefined));
  const open = openLoudspeaker();
  if (asked !== silences || !open) return;
  if (recorded) sounds.playBuffer(open, recorded, how);
  else playNote(open, CLICK, how?.delay);
}

page.playSaved = (id) => makeSound(() => playOwn(id));

/** The answers of the pictures: seconds after the call, and their loudness. */
const ANSWERS = [0.18, 0.3];
const ANSWER_LOUDNESS = 0.33;
const SOFT = 0.45;
const MAX_CENTS = 40;

/** Seconds until the last chip has landed, as in the style sheet, and seconds from call to call. */
const LANDED = 0.7;
const STEP = 0.32;

/**
 * Lets the animal of a card call, or plays the recorded sound that replaces it. Chance makes each call a
 * little different. The page starts without the voices, and imports them for the first call.
 *
 * @param {string} card
 * @param {Call[]} calls
 */
async function call(card, calls) {
  if (Object.hasOwn(ownVoices, card)) return playOwn(ownVoices[card], calls[0]);
  const asked = silences;
  const [{ VOICES }, { callOut }] = await Promise.all([
    import("./voices.js"),
    import("./synthesizer.js"),
  ]);
  const open = openLoudspeaker();
  // A picture of a built board may be called `constructor`.
  if (asked !== silences || !open || !Object.hasOwn(VOICES, card)) return;
  const voice = VOICES[card];
  for (const one of calls) {
    const cents = MAX_CENTS * (2 * Math.random() - 1);
    callOut(open, open.destination, voice, { ...one, cents, chance: Math.random() });
  }
}

page.playCall = (card, isSoft, ...sides) => {
  const answers = ANSWERS.slice(0, sides.length);
  const loudness = isSoft ? SOFT : 1;
  const quiet = ANSWER_LOUDNESS * loudness;
  const answering = answers.map((delay, i) => ({ delay, loudness: quiet, side: sides[i] }));
  makeSound(() => call(card, [{ loudness }, ...answering]));
};

/** Seconds until a friend answers. */
const FRIEND = 0.7;

page.playTalk = (...animals) => {
  makeSound(() => animals.forEach((card, i) => call(card, [{ delay: FRIEND * i }])));
};

page.playRow = (...row) => {
  makeSound((audio) => {
    row.forEach((card, i) => call(card, [{ delay: LANDED + STEP * i }]));
    NOTES.win.forEach((note) => playNote(audio, note, LANDED + STEP * row.length));
  });
};

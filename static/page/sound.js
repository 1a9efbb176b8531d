// Small sounds, made on the device. A note is its pitch in hertz at its beginning and its end, when it
// begins, how long it lasts (seconds), how loud it is, and its wave.
const NOTES = {
  deal: [[330, 392, 0, 0.09, 0.3], [392, 494, 0.09, 0.09, 0.3], [494, 587, 0.18, 0.14, 0.3]],
  pick: [[620, 700, 0, 0.06, 0.25]],
  chip: [[260, 120, 0, 0.12, 0.8], [1400, 900, 0, 0.03, 0.12, "triangle"]],
  card: [[900, 500, 0, 0.05, 0.15, "triangle"], [700, 1000, 0.05, 0.06, 0.15, "triangle"]],
  take: [[240, 700, 0, 0.22, 0.25, "triangle"], [700, 180, 0.22, 0.2, 0.25, "triangle"]],
  pass: [[440, 392, 0, 0.12, 0.2], [392, 330, 0.12, 0.16, 0.2]],
  no: [[220, 196, 0, 0.1, 0.3], [196, 175, 0.11, 0.12, 0.3]],
  win: [523, 659, 784, 1047].map((pitch, i) => [pitch, pitch, 0.13 * i, 0.3, 0.35, "triangle"]),
  end: [523, 494, 587, 523].map((pitch, i) => [pitch, pitch, 0.16 * i, 0.24, 0.25, "triangle"]),
};
const LOUDNESS = 0.5;
const SOFTLY = 0.008;

let context;

function note([from, to, begin, length, loud, wave = "sine"]) {
  const [start, end] = [context.currentTime + begin, context.currentTime + begin + length];
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * LOUDNESS, start + SOFTLY);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}

// Nothing is begun before somebody has tapped; browsers would not allow it either.
window.rowdyZoo.play = (sound) => {
  if (!window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  NOTES[sound].forEach(note);
};

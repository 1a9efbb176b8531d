// The loudspeaker: an audio context that sounds again after the device has slept.

/** A context whose clock stands still for so long is frozen, in milliseconds. */
const PATIENCE = 1000;

/** The most contexts that replace a frozen one. If all freeze, the device has no loudspeaker. */
const MAX_REPLACEMENTS = 3;

/** @type {AudioContext | undefined} */
let context;

/** What the clock of the context showed, since when, and how many contexts were replaced meanwhile. */
let clock = { time: 0, since: 0, replaced: 0 };

/** Wakes the context. It may be suspended, or `interrupted` on an iPad that was locked. */
function wake() {
  if (context && context.state !== "running") context.resume().catch(() => {});
}

/** Whether the clock of the context stands still. @param {AudioContext} audio */
function isFrozen({ currentTime, state }) {
  const now = performance.now();
  if (currentTime !== clock.time) clock = { time: currentTime, since: now, replaced: 0 };
  return state === "closed" || now - clock.since > PATIENCE;
}

/** The audio context. Undefined before the first tap: browsers allow no sound before it. */
export function loudspeaker() {
  if (!window.AudioContext || !navigator.userActivation?.hasBeenActive) return undefined;
  if (context && isFrozen(context) && clock.replaced < MAX_REPLACEMENTS) {
    context.close().catch(() => {});
    context = undefined;
    clock.replaced += 1;
  }
  if (!context) {
    context = new AudioContext();
    Object.assign(clock, { time: context.currentTime, since: performance.now() });
  }
  wake();
  return context;
}

/** The context that is open now: another one than before, if that was frozen. */
export function openLoudspeaker() {
  return context;
}

/** Closes the context, so that all that sounds in it ends. */
export function closeLoudspeaker() {
  context?.close().catch(() => {});
  context = undefined;
}

// Some browsers wake a context only while they handle a tap or a key.
addEventListener("pointerup", wake, true);
addEventListener("keydown", wake, true);

// Moves the parts of the table from their old places to their new ones. An element names its place
// in `data-place`. A new element lists the places that it may come from in `data-from`; the first
// known one counts. When the motion begins, the page has already changed and is ready for taps.
import { afterEachChange, beforeEachChange } from "./render.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const ANIMATION_ID = "glide";

/** @type {KeyframeAnimationOptions} */
const TIMING = {
  id: ANIMATION_ID,
  duration: 280,
  easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
  composite: "add",
};
const MIN_DISTANCE = 1;

/** At the end of a game the page makes room for the winner, after the last chip has landed. */
const MAKING_ROOM = { duration: 500, delay: 800, fill: /** @type {const} */ ("backwards") };

/** Milliseconds after a change until all parts have arrived. */
const REST = 350;

/** @typedef {Map<string | undefined, DOMRect>} Boxes By place. */

/** The boxes before the change. @type {Boxes} */
let oldBoxes = new Map();

/** The boxes of a page at rest; null if they are not known. @type {Boxes | null} */
let restBoxes = null;

/** The timer of `measureAtRest`. */
let resting = 0;

/** The elements that have a place and are not under the curtain. */
function placedElements() {
  /** @type {NodeListOf<HTMLElement>} */
  const found = document.querySelectorAll("[data-place]:not(.under *)");
  return [...found];
}

/**
 * The box of the visible part of the element: a drawing does not fill its own box.
 *
 * @param {HTMLElement} element
 */
function boxOf(element) {
  const seen = element.matches("svg") ? element.firstElementChild : element;
  return (seen ?? element).getBoundingClientRect();
}

/** The box that the element comes from. @param {HTMLElement} element */
function originOf({ dataset: { place, from = "" } }) {
  return [place, ...from.split(" ")].map((name) => oldBoxes.get(name)).find(Boolean);
}

/** @param {DOMRect} from @param {DOMRect} to */
function isFar(from, to) {
  return Math.hypot(from.left - to.left, from.top - to.top) >= MIN_DISTANCE;
}

/**
 * Moves the element by its middle, which is the usual origin of a transform.
 *
 * @param {HTMLElement} element
 * @param {DOMRect | undefined} from
 * @param {DOMRect} to
 */
function glide(element, from, to) {
  if (!from || !to.width || !isFar(from, to)) return;
  const x = from.left - to.left + (from.width - to.width) / 2;
  const y = from.top - to.top + (from.height - to.height) / 2;
  const scale = `${from.width / to.width}, ${from.height / to.height}`;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  const waits = element.matches(".over :is(.board, .seats > li)");
  const timing = waits ? { ...TIMING, ...MAKING_ROOM } : TIMING;
  element.animate([start, { transform: "none" }], timing);
}

/**
 * Whether the element moves with its seat: it was there before, or the seat moves to make room.
 *
 * @param {HTMLElement} element
 */
function isCarried(element) {
  const seat = /** @type {HTMLElement | null} */ (element.parentElement?.closest(".seats [data-place]"));
  if (!seat) return false;
  const from = element.closest(".over") && oldBoxes.get(seat.dataset.place);
  return oldBoxes.has(element.dataset.place) || Boolean(from && isFar(from, boxOf(seat)));
}

function stopAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.id === ANIMATION_ID) animation.cancel();
  }
}

/** The present boxes of all parts. */
function measure() {
  return new Map(placedElements().map((element) => [element.dataset.place, boxOf(element)]));
}

/** Measures after all motion has ended, so that the next change does not wait for the layout. */
function measureAtRest() {
  const moves = document.getAnimations().some(({ id }) => id === ANIMATION_ID);
  if (moves) resting = setTimeout(measureAtRest, REST);
  else restBoxes = measure();
}

/** The request for the frame in which the parts begin to move; 0 if there is none. */
let frame = 0;

function moveAll() {
  cancelAnimationFrame(frame);
  frame = 0;
  stopAnimations();
  const moved = placedElements().filter((element) => originOf(element) && !isCarried(element));
  const newBoxes = moved.map(boxOf);
  moved.forEach((element, index) => glide(element, originOf(element), newBoxes[index]));
}

// A part that is still moving continues from where the user sees it.
beforeEachChange(() => {
  if (frame) moveAll();
  clearTimeout(resting);
  oldBoxes = reducedMotion.matches ? new Map() : (restBoxes ?? measure());
  restBoxes = null;
});

for (const moved of ["resize", "scroll"]) {
  addEventListener(moved, () => void (restBoxes = null), { capture: true, passive: true });
}

// Measuring makes the browser lay out the page, which it does in the next frame anyway.
afterEachChange(() => {
  resting = setTimeout(measureAtRest, REST);
  if (oldBoxes.size) frame = requestAnimationFrame(moveAll);
});

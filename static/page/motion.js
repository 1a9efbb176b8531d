// Moves the parts of the table from their old places to their new ones. An element names its place
// in `data-place`. A new element names the places that it may come from in `data-from`; the first
// known one counts. The page has changed already when the motion begins, and is ready for taps.
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

/** At the end of a game the board makes room for the winner, once its last chip has landed. */
const MAKING_ROOM = { duration: 500, delay: 800, fill: /** @type {const} */ ("backwards") };

/**
 * The boxes before the change, by place.
 *
 * @type {Map<string | undefined, DOMRect>}
 */
let oldBoxes = new Map();

/** The elements that have a place and are not under the curtain. */
function placedElements() {
  /** @type {NodeListOf<HTMLElement>} */
  const found = document.querySelectorAll("[data-place]:not(.under *)");
  return [...found];
}

/**
 * The part of the element that is seen: a drawing does not fill its box.
 *
 * @param {HTMLElement} element
 */
function boxOf(element) {
  const seen = element.matches("svg") ? element.firstElementChild : element;
  return (seen ?? element).getBoundingClientRect();
}

/** Where the element comes from. @param {HTMLElement} element */
function originOf({ dataset: { place, from = "" } }) {
  return [place, ...from.split(" ")].map((name) => oldBoxes.get(name)).find(Boolean);
}

/**
 * Moves the middle of the element: all elements with a place keep the usual origin of a transform.
 *
 * @param {HTMLElement} element
 * @param {DOMRect | undefined} from
 * @param {DOMRect} to
 */
function glide(element, from, to) {
  if (!from || !to.width) return;
  if (Math.hypot(from.left - to.left, from.top - to.top) < MIN_DISTANCE) return;
  const x = from.left - to.left + (from.width - to.width) / 2;
  const y = from.top - to.top + (from.height - to.height) / 2;
  const scale = `${from.width / to.width}, ${from.height / to.height}`;
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  const timing = element.matches(".over .board") ? { ...TIMING, ...MAKING_ROOM } : TIMING;
  element.animate([start, { transform: "none" }], timing);
}

/**
 * Whether the element was at a seat before: there it moves with its seat.
 *
 * @param {HTMLElement} element
 */
function isCarried(element) {
  return element.matches(".seats [data-place] [data-place]") && oldBoxes.has(element.dataset.place);
}

function stopAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.id === ANIMATION_ID) animation.cancel();
  }
}

/** The frame in which the parts begin to move; 0 if none is awaited. */
let frame = 0;

function moveAll() {
  cancelAnimationFrame(frame);
  frame = 0;
  const moved = placedElements().filter((element) => originOf(element) && !isCarried(element));
  stopAnimations();
  const newBoxes = moved.map(boxOf);
  moved.forEach((element, index) => glide(element, originOf(element), newBoxes[index]));
}

// A part that is still moving continues from where the user sees it.
beforeEachChange(() => {
  if (frame) moveAll();
  const elements = reducedMotion.matches ? [] : placedElements();
  oldBoxes = new Map(elements.map((element) => [element.dataset.place, boxOf(element)]));
});

// To measure makes the browser lay out the page, which it does in the next frame anyway.
afterEachChange(() => {
  if (oldBoxes.size) frame = requestAnimationFrame(moveAll);
});

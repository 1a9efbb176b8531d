// Lets each finger tap by itself. Browsers make a click only from a finger that is alone on the screen:
// while a hand rests on a tablet, no other finger could play. A palm taps nothing. While a card is
// dragged, no finger taps.
import { isDragging } from "./drag.js";
import { isCarrying } from "./meadow.js";

/** A larger touch is a palm, in CSS pixels. A thumb that lies flat is smaller. */
const PALM = 100;

/** A finger that stays longer beside others is a resting hand, in milliseconds. */
const MAX_TAP = 700;

/** Fingers that go down or up in this time touch at once: the first one counts. In milliseconds. */
const AT_ONCE = 100;

/** A tap may move this far, and a second one be this far from the first, in CSS pixels. */
const MAX_WAY = 15;

/** The second tap within this time makes a double click; a click comes this late. In milliseconds. */
const MAX_PAUSE = 500;

const CONTROLS = "[data-msg], button, input, select, textarea, a, label";

/**
 * @typedef {object} Finger
 * @property {Element | null} control What it went down on.
 * @property {Place} down
 * @property {number} size
 * @property {boolean} isAlone Whether no other finger was on the screen at the same time.
 * @property {number} waits The time until which it taps nothing, because another finger counts.
 */

/** @typedef {{ x: number, y: number, time: number }} Place */

/** The fingers on the screen, by pointer. @type {Map<number, Finger>} */
const fingers = new Map();

const NOWHERE = { x: 0, y: 0, time: -Infinity };

/** Where the browser must make no click, because the finger has tapped already or is a palm. */
let handled = NOWHERE;

/** The last tap of a finger beside others, and how many there were in a row. */
let last = { ...NOWHERE, count: 0 };

/** @param {PointerEvent | MouseEvent} event @returns {Place} */
function placeOf({ clientX: x, clientY: y, timeStamp: time }) {
  return { x, y, time };
}

/** @param {PointerEvent} event */
function sizeOf({ width, height }) {
  return Math.max(width, height);
}

/** @param {Place} one @param {Place} other */
function isNear(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y) < MAX_WAY;
}

/** Whether the second one follows the first at the same place. @param {Place} one @param {Place} other */
function follows(one, other) {
  return isNear(one, other) && other.time - one.time < MAX_PAUSE;
}

/** @param {Element | null} target */
function controlOf(target) {
  return target && target.closest(CONTROLS);
}

/** Makes the click that the browser does not make. @param {Element} target @param {Place} place */
function tap(target, place) {
  last = { ...place, count: follows(last, place) ? last.count + 1 : 1 };
  const [clientX, clientY, detail] = [place.x, place.y, last.count];
  const options = { bubbles: true, cancelable: true, composed: true, view: window };
  for (const other of fingers.values()) other.waits = Math.max(other.waits, place.time + AT_ONCE);
  const field = target.closest("input, select, textarea");
  if (field instanceof HTMLElement) field.focus();
  target.dispatchEvent(new MouseEvent("click", { ...options, clientX, clientY, detail }));
}

/** While a card or an animal is carried, no finger taps. */
function isSomethingCarried() {
  return isDragging() || isCarrying();
}

/**
 * Keeps the finger from tapping when it leaves the screen: something else has begun with it.
 *
 * @param {number} pointer
 * @returns {boolean} False if it may not do anything: a palm, or not the finger that counts.
 */
export function claim(pointer) {
  const finger = fingers.get(pointer);
  if (!finger || finger.size >= PALM || finger.waits > 0) return false;
  Object.assign(finger, { isAlone: false, waits: Infinity });
  return true;
}

/** Whether the finger taps where it leaves the screen. @param {Finger} finger @param {Place} up */
function isTap({ down, waits }, up) {
  return up.time - down.time < MAX_TAP && up.time >= waits && isNear(down, up);
}

addEventListener("pointerdown", (event) => {
  const { target, pointerType, pointerId, isPrimary } = event;
  if (isPrimary) handled = NOWHERE;
  if (pointerType === "mouse") return;
  // The first finger is primary: no other one is on the screen, even if the page did not hear so.
  if (isPrimary && pointerType === "touch") fingers.clear();
  const [down, size, others] = [placeOf(event), sizeOf(event), [...fingers.values()]];
  const isSecond = others.some((other) => other.size < PALM && down.time - other.down.time < AT_ONCE);
  for (const other of others) other.isAlone = false;
  const control = controlOf(target instanceof Element ? target : null);
  const waits = isSecond ? Infinity : 0;
  fingers.set(pointerId, { control, down, size, isAlone: !others.length, waits });
});

addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (finger) finger.size = Math.max(finger.size, sizeOf(event));
});

addEventListener("pointerup", (event) => {
  const finger = fingers.get(event.pointerId);
  fingers.delete(event.pointerId);
  if (!finger) return;
  const isPalm = Math.max(finger.size, sizeOf(event)) >= PALM;
  if (finger.isAlone && !isPalm) return;
  const up = placeOf(event);
  handled = up;
  if (isPalm || isSomethingCarried() || !finger.control || !isTap(finger, up)) return;
  const target = document.elementFromPoint(up.x, up.y);
  if (target && controlOf(target) === finger.control) tap(target, up);
});

/** Whether one finger on this element could scroll nothing. @param {EventTarget | null} target */
function isStill(target) {
  const page = document.scrollingElement;
  const fits = page && page.scrollHeight <= innerHeight + 1 && (visualViewport?.scale ?? 1) < 1.01;
  return fits && target instanceof Element && target.closest(".table:not(.history)");
}

// A hand that creeps would begin to scroll, and the browser would tell of no other finger meanwhile.
addEventListener(
  "touchmove",
  (event) => {
    if (event.touches.length === 1 && event.cancelable && isStill(event.target)) event.preventDefault();
  },
  { passive: false },
);

addEventListener("pointercancel", ({ pointerId }) => void fingers.delete(pointerId));

addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted || !event.detail || !follows(handled, placeOf(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true
);

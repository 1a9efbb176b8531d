// What the meadow shows for a moment: drawings that come, move once and go. Fingers go through them.
import { playNotes } from "../sound/sound.js";

/** @import { Note } from "../sound/sound.js" */

/** What is shown instead of a motion stays so long, in milliseconds. */
const LOOK = 1500;

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether it is night on the meadow, by the clock or because the page is dark. */
export function isNight() {
  return "night" in document.documentElement.dataset || matchMedia("(prefers-color-scheme: dark)").matches;
}

/** @returns {HTMLElement | null} */
export function meadow() {
  return document.querySelector(".home:not(.under) .meadow");
}

/** The animals of the meadow. @returns {HTMLElement[]} */
export function animals() {
  return [...(meadow()?.querySelectorAll(".animal") ?? [])].filter((one) => one instanceof HTMLElement);
}

/** Plays the notes, unless sounds are off. @param {Note[]} notes */
export function sound(notes) {
  if (document.querySelector("[data-msg=SoundFlipped][aria-pressed=true]")) playNotes(notes);
}

/** The box of the element on the meadow, in CSS pixels. @param {Element} element */
export function boxOf(element) {
  const { left, top } = /** @type {HTMLElement} */ (meadow()).getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return new DOMRect(box.left - left, box.top - top, box.width, box.height);
}

/** A square box around a point. @param {number} x @param {number} y @param {number} size */
export function around(x, y, size) {
  return new DOMRect(x - size / 2, y - size / 2, size, size);
}

/**
 * Puts a drawing on the meadow.
 *
 * @param {string} name Its class.
 * @param {DOMRectReadOnly} box
 * @param {string} content
 * @param {string} [viewBox]
 */
export function put(name, { x, y, width, height }, content, viewBox = "0 0 32 32") {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("class", `answer ${name}`);
  drawing.setAttribute("viewBox", viewBox);
  drawing.ariaHidden = "true";
  drawing.innerHTML = content;
  const [left, top] = [`${x}px`, `${y}px`];
  Object.assign(drawing.style, { left, top, width: `${width}px`, height: `${height}px` });
  meadow()?.append(drawing);
  return drawing;
}

/**
 * Moves something once. Instead of motion, it is seen for a while.
 *
 * @param {Element} moved
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {KeyframeAnimationOptions} [how]
 */
export function move(moved, frames, duration, how) {
  if (stillness.matches) return new Promise((resolve) => setTimeout(resolve, LOOK));
  return moved.animate(frames, { duration, fill: "both", ...how }).finished;
}

/** Moves it once and removes it. @type {typeof move} */
export function pass(moved, ...motion) {
  return move(moved, ...motion).then(() => moved.remove());
}

/** Rings that go out on the water. @param {number} x @param {number} y @param {number} size @param {number} [delay] */
export function rings(x, y, size, delay = 0) {
  for (const after of [0, 240]) {
    const box = new DOMRect(x - size / 2, y - size / 5, size, 0.4 * size);
    const ring = put("ring", box, '<ellipse cx="16" cy="6" rx="14" ry="5"/>', "0 0 32 12");
    const frames = [{ transform: "scale(0.2)" }, { transform: "scale(1.8)", opacity: 0 }];
    pass(ring, frames, 900, { delay: delay + after });
  }
}

/** What flies, by its class. @type {Record<string, string>} */
const PIECES = {
  drop: '<circle cx="16" cy="16" r="1.500"/>',
  dust: '<circle cx="16" cy="16" r="2"/>',
  feather: '<ellipse cx="16" cy="16" rx="1" ry="2.600"/>',
};

/**
 * Lets pieces fly up from a point and fall.
 *
 * @param {"drop" | "dust" | "feather"} name
 * @param {number} x
 * @param {number} y
 * @param {number} size How far they fly, in CSS pixels.
 * @param {number} [delay]
 */
export function burst(name, x, y, size, delay = 0) {
  const drawing = put(name, around(x, y, size), PIECES[name].repeat(10));
  const flights = [...drawing.children].map((piece, i) => {
    const [right, high] = [(i - 4.5) * 3, 8 + 3 * ((i * 3) % 5)];
    const frames = [
      { opacity: 0, easing: "ease-out" },
      { transform: `translate(${right}px, ${-high}px)`, opacity: 1, easing: "ease-in" },
      { transform: `translate(${1.6 * right}px, 4px)`, opacity: 0 },
    ];
    return move(piece, frames, 620 + 20 * i, { delay });
  });
  Promise.all(flights).then(() => drawing.remove());
}

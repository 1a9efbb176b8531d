// Drags a card of the hand to a cell, with finger, mouse or pen. The card's own element moves. Python
// gets one message when the drag begins and one when it ends.
import { sendMessage } from "../bridge.js";
import { beforeEachChange, inEachNextFrame } from "./render.js";

/** @import { Message } from "../bridge.js" */

/** A shorter way is a tap, in CSS pixels. */
const MIN_DISTANCE = 8;

/** A card that never was farther from its place stays chosen: a finger trembled. In CSS pixels. */
const MIN_WAY_BACK = 40;

/** The bit of `buttons` of the mouse's second button. */
const OTHER_BUTTON = 2;

/** @typedef {{ x: number, y: number }} Point */

/**
 * @typedef {object} Drag
 * @property {HTMLElement} card
 * @property {number} pointer
 * @property {Point} start Where it began.
 * @property {Point} at Where the pointer is.
 * @property {Point} grip Where it holds the card, as shares of the card's box.
 * @property {boolean} begun Whether the way is longer than that of a tap.
 * @property {boolean} far Whether the card ever was far from its place.
 * @property {boolean} isGivenUp Whether the card stays in the hand, while the pointer is still down.
 * @property {boolean} dropped
 * @property {HTMLElement | null} cell The cell under the pointer.
 */

/** @type {Drag | undefined} */
let current;

/** The part of the card that moves. @param {Drag} drag @returns {HTMLElement | null} */
function frontOf({ card }) {
  return card.querySelector(".front");
}

/** Whether a card is on its way, or has just been dropped. */
export function isDragging() {
  return Boolean(current?.begun);
}

/** @param {string | undefined} message */
function send(message) {
  if (message) sendMessage(/** @type {Message} */ (message));
}

/** @param {Drag} drag */
function begin(drag) {
  drag.begun = true;
  drag.card.setPointerCapture(drag.pointer);
  drag.card.setAttribute("data-dragged", "");
  send(drag.card.dataset.lift);
}

/** @param {Drag} drag @param {HTMLElement | null} cell */
function markCell(drag, cell) {
  if (drag.cell === cell) return;
  drag.cell?.removeAttribute("data-under");
  cell?.setAttribute("data-under", "");
  drag.cell = cell;
}

/** @param {PointerEvent} event @returns {Point} */
function pointOf({ clientX: x, clientY: y }) {
  return { x, y };
}

/** @param {Point} point @returns {HTMLElement | null} */
function cellUnder({ x, y }) {
  const element = document.elementFromPoint(x, y);
  return element ? element.closest("[role=gridcell][data-msg]") : null;
}

/** Puts the card under the pointer, wherever its own place in the hand is by now. */
function follow() {
  if (!current?.begun || current.isGivenUp) return;
  const { at, grip } = current;
  const { left, top, width, height } = current.card.getBoundingClientRect();
  const [x, y] = [at.x - left - grip.x * width, at.y - top - grip.y * height];
  frontOf(current)?.style.setProperty("translate", `${x}px ${y}px`);
  markCell(current, cellUnder(at));
}

/** Puts the card back in its place in the hand. @param {Drag} drag */
function release(drag) {
  drag.card.removeAttribute("data-dragged");
  frontOf(drag)?.style.removeProperty("translate");
}

/** Puts the card back before the pointer is released. */
function giveUp() {
  if (!current?.begun) return;
  current.isGivenUp = true;
  markCell(current, null);
  release(current);
}

/** Ignores the click at the end of a drag: it is no tap. */
export function dropNextClick() {
  /** @param {Event} event */
  const stop = (event) => event.stopPropagation();
  addEventListener("click", stop, true);
  setTimeout(() => removeEventListener("click", stop, true));
}

/** Drops the card on the cell, or puts it back. @param {Drag} drag @param {HTMLElement | null} cell */
function drop(drag, cell) {
  dropNextClick();
  markCell(drag, null);
  drag.dropped = true;
  if (drag.far) send(cell ? cell.dataset.msg : "SelectionCleared");
  release(drag);
}

// `motion.js` moves the card from the point where it was dropped to its new place: in the hand, or on
// the discard pile. So `motion.js` measures its box first.
beforeEachChange(() => {
  if (current?.dropped) release(current);
});

addEventListener("pointerdown", (event) => {
  const { target, isPrimary, button, pointerId } = event;
  if (button !== 0 || !(target instanceof Element)) return;
  // A further finger does not disturb a drag. A first one shows that the page did not hear of its end.
  if (current?.begun && !isPrimary) return;
  if (current?.begun) drop(current, null);
  /** @type {HTMLElement | null} */
  const card = target.closest("[data-lift]");
  if (!card) return;
  const at = pointOf(event);
  const { left, top, width, height } = card.getBoundingClientRect();
  const grip = { x: (at.x - left) / width, y: (at.y - top) / height };
  const [start, pointer] = [at, pointerId];
  const state = { begun: false, far: false, isGivenUp: false, dropped: false };
  current = { card, pointer, start, at, grip, cell: null, ...state };
});

addEventListener("pointermove", (event) => {
  if (!current || current.pointer !== event.pointerId) return;
  const { start, at } = Object.assign(current, { at: pointOf(event) });
  const distance = Math.hypot(at.x - start.x, at.y - start.y);
  current.far ||= distance >= MIN_WAY_BACK;
  if (!current.begun && distance >= MIN_DISTANCE) begin(current);
  if (event.buttons & OTHER_BUTTON) giveUp();
  follow();
});

addEventListener("keydown", ({ key }) => {
  if (key === "Escape") giveUp();
});

// The page turns or scrolls, or Python changes it.
addEventListener("resize", follow);
addEventListener("scroll", follow, { capture: true, passive: true });
inEachNextFrame(follow);

/** @param {PointerEvent} event */
function end({ type, pointerId }) {
  if (current?.pointer !== pointerId) return;
  if (current.begun) drop(current, type === "pointerup" ? current.cell : null);
  current = undefined;
}

addEventListener("pointerup", end);
addEventListener("pointercancel", end);

// Drags a card of the hand to a cell, with finger, mouse or pen. The card's own element moves. Python
// gets one message when the drag begins and one when it ends.
import { sendMessage } from "../bridge.js";
import { beforeEachChange } from "./render.js";

/** @import { Message } from "../bridge.js" */

/** A shorter way is a tap, in CSS pixels. */
const MIN_DISTANCE = 8;

/** A card that never was farther from its place stays chosen: a finger trembled. In CSS pixels. */
const MIN_WAY_BACK = 40;

/**
 * @typedef {object} Drag
 * @property {HTMLElement} card
 * @property {number} pointer
 * @property {number} x Where it began.
 * @property {number} y
 * @property {boolean} begun Whether the way is longer than that of a tap.
 * @property {boolean} far Whether the card ever was far from its place.
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

/** @param {PointerEvent} event @returns {HTMLElement | null} */
function cellUnder({ clientX, clientY }) {
  const element = document.elementFromPoint(clientX, clientY);
  return element ? element.closest("[role=gridcell][data-msg]") : null;
}

/** Puts the card back in its place in the hand. @param {Drag} drag */
function release(drag) {
  drag.card.removeAttribute("data-dragged");
  frontOf(drag)?.style.removeProperty("translate");
}

/** Ignores the click at the end of a drag: it is no tap. */
function dropNextClick() {
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

addEventListener("pointerdown", ({ target, isPrimary, button, pointerId, clientX, clientY }) => {
  if (button !== 0 || !(target instanceof Element)) return;
  // A further finger does not disturb a drag. A first one shows that the page did not hear of its end.
  if (current?.begun && !isPrimary) return;
  if (current?.begun) drop(current, null);
  /** @type {HTMLElement | null} */
  const card = target.closest("[data-lift]");
  if (!card) return;
  const [x, y] = [clientX, clientY];
  current = { card, pointer: pointerId, x, y, begun: false, far: false, dropped: false, cell: null };
});

addEventListener("pointermove", (event) => {
  if (!current || current.pointer !== event.pointerId) return;
  const [x, y] = [event.clientX - current.x, event.clientY - current.y];
  const distance = Math.hypot(x, y);
  current.far ||= distance >= MIN_WAY_BACK;
  if (!current.begun && distance >= MIN_DISTANCE) begin(current);
  if (!current.begun) return;
  frontOf(current)?.style.setProperty("translate", `${x}px ${y}px`);
  markCell(current, cellUnder(event));
});

/** @param {PointerEvent} event */
function end({ type, pointerId }) {
  if (current?.pointer !== pointerId) return;
  if (current.begun) drop(current, type === "pointerup" ? current.cell : null);
  current = undefined;
}

addEventListener("pointerup", end);
addEventListener("pointercancel", end);

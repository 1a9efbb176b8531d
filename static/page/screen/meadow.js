// A finger puts the animals of the meadow somewhere else. Once home answers, the page fetches `life.js`.
import { page, playable, sendMessage } from "../bridge.js";
import { dropNextClick } from "./drag.js";

/** A shorter way is a tap, in CSS pixels. */
const MIN_DISTANCE = 8;

/** The grid of the meadow: see `game/ui/saved/meadow.py`. */
const [COLUMNS, ROWS] = [20, 10];

/** @typedef {{ animal: HTMLElement, x: number, y: number, moves: boolean }} Held */

/** What each finger holds, by the number of its pointer. @type {Map<number, Held>} */
const held = new Map();

/** Whether an animal is carried. */
export function isCarrying() {
  return [...held.values()].some(({ moves }) => moves);
}

/** @param {HTMLElement} animal */
function isHeld(animal) {
  return [...held.values()].some((carried) => carried.animal === animal);
}

/** @param {Held} carried */
function putDown({ animal }) {
  animal.removeAttribute("data-dragged");
  animal.style.removeProperty("translate");
}

/** Lets the animal go to its spot when Python has placed it; then it has landed. @param {Held} carried */
function settle(carried) {
  const { animal } = carried;
  const from = animal.getBoundingClientRect();
  new MutationObserver(async (_changes, placed) => {
    placed.disconnect();
    if (isHeld(animal)) return;
    putDown(carried);
    const to = animal.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.bottom - to.bottom];
    const timing = { duration: 180 + Math.abs(y), easing: "ease-in" };
    if (!isStill()) await animal.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, timing).finished;
    if (!isHeld(animal)) animal.dispatchEvent(new Event("landed", { bubbles: true }));
  }).observe(animal, { attributeFilter: ["class"] });
}

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The column and the row under the feet of the animal. @param {HTMLElement} animal */
function spotOf(animal) {
  const { left, bottom, width } = animal.getBoundingClientRect();
  const meadow = /** @type {HTMLElement} */ (animal.parentElement).getBoundingClientRect();
  const column = ((left + width / 2 - meadow.left) / meadow.width) * COLUMNS - 0.5;
  const row = ((bottom - meadow.top) / meadow.height) * ROWS - 1;
  return [Math.round(column), Math.round(row)];
}

addEventListener("pointerdown", ({ target, button, isPrimary, pointerId, clientX: x, clientY: y }) => {
  if (isPrimary) held.clear();
  if (button !== 0 || !(target instanceof Element)) return;
  /** @type {HTMLElement | null} */
  const animal = target.closest(".animal");
  if (animal && !isHeld(animal)) held.set(pointerId, { animal, x, y, moves: false });
});

addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  const carried = held.get(pointerId);
  if (!carried) return;
  const { animal } = carried;
  const [x, y] = [clientX - carried.x, clientY - carried.y];
  if (!carried.moves && Math.hypot(x, y) >= MIN_DISTANCE) {
    carried.moves = true;
    animal.setPointerCapture(pointerId);
    animal.setAttribute("data-dragged", "");
  }
  if (carried.moves) animal.style.setProperty("translate", `${x}px ${y}px`);
});

/** @param {PointerEvent} event */
function end({ type, pointerId }) {
  const carried = held.get(pointerId);
  held.delete(pointerId);
  if (!carried?.moves) return;
  dropNextClick();
  const [column, row] = spotOf(carried.animal);
  if (type !== "pointerup") return putDown(carried);
  settle(carried);
  sendMessage(`AnimalMoved ${carried.animal.dataset.animal} ${column} ${row}`);
}

addEventListener("pointerup", end);
addEventListener("pointercancel", end);

page.playToy = (name) => {
  import("./life.js").then(({ answer }) => answer(name)).catch(() => {}); // It still moves.
};

playable.then(() => import("./life.js")).catch(() => {});

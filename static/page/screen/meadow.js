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
  const all = [.../** @type {Element} */ (animal.parentElement).querySelectorAll(".animal")];
  const before = all.map((one) => one.getBoundingClientRect());
  new MutationObserver(async (_changes, placed) => {
    placed.disconnect();
    if (isHeld(animal)) return;
    putDown(carried);
    // Those that it pushes aside go there.
    await Promise.all(all.map((one, i) => glide(one, before[i])));
    if (!isHeld(animal)) animal.dispatchEvent(new Event("landed", { bubbles: true }));
  }).observe(animal, { attributeFilter: ["class"] });
}

/** Lets the animal come from where it was. @param {Element} animal @param {DOMRect} from */
function glide(animal, from) {
  const to = animal.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.bottom - to.bottom];
  if (isStill() || !(x || y)) return;
  const timing = { duration: 180 + Math.abs(y), easing: "ease-in" };
  return animal.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, timing).finished;
}

function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The column and the row under the feet of the animal; those on the edge of the pond are drawn into it. @param {HTMLElement} animal */
function spotOf(animal) {
  const { left, bottom, width, height } = animal.getBoundingClientRect();
  const field = /** @type {HTMLElement} */ (animal.parentElement);
  const [meadow, pond] = [field, /** @type {Element} */ (field.querySelector(".pond"))].map((one) => one.getBoundingClientRect());
  const column = Math.round(((left + width / 2 - meadow.left) / meadow.width) * COLUMNS - 0.5);
  /** How far from the middle of the pond a height is, in the column; 1 is the edge. @param {number} y */
  const far = (y) =>
    Math.hypot(
      (2 * (((column + 0.5) / COLUMNS) * meadow.width + meadow.left - pond.left)) / pond.width - 1,
      (2 * (y - pond.top)) / pond.height - 1,
    );
  /** @param {number} row */
  const feet = (row) => far(meadow.top + ((row + 1) / ROWS) * meadow.height);
  let row = Math.round(((bottom - meadow.top) / meadow.height) * ROWS - 1);
  if (far(bottom - height / 2) < 0.9) while (feet(row) > 0.9 && row > 5) row -= 1;
  return [column, row];
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

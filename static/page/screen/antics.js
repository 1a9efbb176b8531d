// What the animals of the meadow do when they are touched, put down or rained on, besides their call and
// the gesture of their kind: see `game/ui/look/gestures.py` and `static/style/home/toys.css`.
import { hasCrossed } from "./scenery.js";
import { around, boxOf, burst, meadow, move, pass, put, rings, sound, stillness } from "./stage.js";

/** @import { Note } from "../sound/sound.js" */

/** How long an animal that was woken stays awake, in milliseconds. */
const AWAKE = 2600;

/** The animals that sleep. */
const SLEEPERS = ":root[data-night] .animal:not([data-awake])";

/** @type {Note[]} */
const SPLASH = [[420, 140, 0, 0.16, 0.5], [900, 300, 0.05, 0.14, 0.2, "triangle"], [1300, 700, 0.16, 0.1, 0.1]];

const NOTE = '<path d="M11 25V9l13-3v16"/><ellipse cx="8" cy="25" rx="4.500" ry="3.500"/><ellipse cx="21" cy="22" rx="4.500" ry="3.500"/>';
const HEART = '<path d="M16 28C4 19 3 13 5 9c3-5 9-4 11 1 2-5 8-6 11-1 2 4 1 10-11 19z"/>';

/** The timers after which those that are awake fall asleep again. @type {WeakMap<Element, number>} */
const bedtimes = new WeakMap();

/** @param {Element} animal */
export function isAsleep(animal) {
  return animal.matches(SLEEPERS);
}

/** It yawns, and falls asleep again. @param {HTMLElement} animal */
function wake(animal) {
  clearTimeout(bedtimes.get(animal));
  animal.setAttribute("data-awake", "");
  bedtimes.set(animal, setTimeout(() => animal.removeAttribute("data-awake"), AWAKE));
}

/** A sign that rises over the animal. @param {DOMRect} box @param {string} name @param {string} content @param {number} [delay] */
function rise({ x, y, width }, name, content, delay = 0) {
  const sign = put(name, around(x + width * (0.35 + 0.5 * Math.random()), y + 0.1 * width, 0.42 * width), content);
  const frames = [
    { transform: "translateY(50%) scale(0.2)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.3 },
    { transform: "translate(14%, -90%) rotate(14deg)", opacity: 0 },
  ];
  pass(sign, frames, 1300, { delay });
}

/** What is seen of the call, by the gesture of the animal. @type {Record<string, (box: DOMRect) => void>} */
const SIGNS = {
  hops: ({ x, bottom, width }) => burst("dust", x + width / 2, bottom - 0.06 * width, 0.8 * width, 480),
  spouts: ({ x, y, width }) => burst("drop", x + width / 2, y + 0.1 * width, 1.2 * width, 300),
  flaps: ({ x, y, width }) => burst("feather", x + width / 2, y + width / 2, 1.6 * width, 160),
};

/** @param {HTMLElement} animal */
export function answerOf(animal) {
  const box = boxOf(animal);
  if (isAsleep(animal)) return wake(animal);
  if (animal.hasAttribute("data-swims")) {
    const [x, y] = [box.x + box.width / 2, box.bottom];
    rings(x, y, box.width);
    burst("drop", x, y - 0.2 * box.height, box.width, 900);
  }
  const gesture = Object.keys(SIGNS).find((name) => animal.classList.contains(name));
  if (gesture && !animal.hasAttribute("data-swims")) SIGNS[gesture](box);
  rise(box, "tune", NOTE);
  rise(box, "tune", NOTE, 260);
}

/** It shakes itself dry. @param {Element} animal @param {number} [delay] */
export function shakeDry(animal, delay = 0) {
  const { x, y, width, height } = boxOf(animal);
  burst("drop", x + width / 2, y + height / 2, 1.5 * width, delay);
  const turns = [0, -12, 12, -12, 12, -8, 8, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)` }));
  const sticker = animal.querySelector(".sticker");
  if (!stillness.matches) sticker?.animate(turns, { duration: 640, delay });
}

/** It falls into the water. @param {Element} animal */
function splash(animal) {
  const { x, bottom, width } = boxOf(animal);
  rings(x + width / 2, bottom, 1.3 * width);
  burst("drop", x + width / 2, bottom - 0.2 * width, 1.8 * width);
  const bob = [30, -8, 12, -3, 0].map((down) => ({ transform: `translateY(${down}%)` }));
  if (!stillness.matches) animal.querySelector(".sticker")?.animate(bob, { duration: 1100, easing: "ease-out" });
  sound(SPLASH);
}

/** Two friends hop to each other and back, and hearts rise between them. @param {Element} one @param {Element} other */
function meet(one, other) {
  const [here, there] = [boxOf(one), boxOf(other)];
  const side = Math.sign(there.x - here.x) || 1;
  for (const [animal, way, delay] of /** @type {[Element, number, number][]} */ ([[one, side, 100], [other, -side, 700]])) {
    const hops = ["none", `translate(${10 * way}%, -20%)`, `translate(${20 * way}%, 0)`, `translate(${20 * way}%, 0)`, "none"];
    const frames = hops.map((transform) => ({ transform }));
    if (!stillness.matches) move(animal, frames, 1100, { delay, fill: "none" });
  }
  const between = new DOMRect((here.x + there.x) / 2, Math.min(here.y, there.y), here.width, here.height);
  for (const delay of [300, 800, 1200]) rise(between, "heart", HEART, delay);
}

addEventListener("landed", ({ target }) => {
  const animal = /** @type {HTMLElement} */ (target);
  const hasLeftWater = hasCrossed(animal) && !animal.hasAttribute("data-swims");
  if (animal.hasAttribute("data-swims")) splash(animal);
  else if (hasLeftWater) shakeDry(animal);
  const friend = meadow()?.querySelector(".animal.friend");
  if (friend) meet(animal, friend);
});

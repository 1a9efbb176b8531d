// While home rests, somebody on the meadow stirs every two or three seconds.
import { isAsleep } from "./antics.js";
import { afterEachChange } from "./render.js";
import { animals, boxOf, meadow, rings, stillness } from "./stage.js";
import { flutter } from "./toys.js";

/** Milliseconds from one that stirs to the next: at least, and how many more at most. */
const [REST, MORE_REST] = [1900, 1100];

/** How an animal stirs: transforms at equal times, and milliseconds. It turns in no time: paper has no side. @type {[string[], number][]} */
const AWAKE = [
  [["none", "translateY(-8%)", "scaleX(-1)", "scaleX(-1)", "translateY(-8%) scaleX(-1)", "none"], 1500],
  [["none", "rotate(-8deg)", "rotate(-8deg)", "rotate(6deg)", "none"], 1100],
  [["none", "scale(1.06, 0.9)", "translateY(-12%) scale(0.97, 1.05)", "scale(1.05, 0.93)", "none"], 600],
  [["none", "scale(0.95, 1.08)", "scale(0.95, 1.08)", "scale(1.05, 0.96)", "none"], 1200],
];

/** How long a blink takes, in milliseconds. */
const BLINK = 160;

/** @type {[string[], number]} */
const BREATH = [["none", "scale(1.05, 0.94)", "none", "scale(1.05, 0.94)", "none"], 2400];

let timer = 0;

/** @template T @param {T[]} all */
function one(all) {
  return all[Math.floor(Math.random() * all.length)];
}

/** Something besides the animals: a ring on the pond, or a butterfly. @param {HTMLElement} field */
function stirNature(field) {
  const { x, y, width, height } = boxOf(/** @type {Element} */ (field.querySelector(".pond")));
  if (Math.random() < 0.5) return rings(x + width * (0.3 + 0.4 * Math.random()), y + 0.5 * height, 0.1 * width);
  flutter(boxOf(/** @type {Element} */ (field.querySelector(".bush"))));
}

/** @param {HTMLElement} animal */
function stirAnimal(animal) {
  const [transforms, duration] = isAsleep(animal) ? BREATH : one(AWAKE);
  const frames = transforms.map((transform, i) => {
    const turns = transform.includes("scaleX") !== transforms[i + 1]?.includes("scaleX");
    return { transform, easing: turns ? "step-end" : "linear" };
  });
  animal.querySelector(".sticker")?.animate(frames, { duration, easing: "ease-in-out" });
}

/** @param {HTMLElement} animal */
function blink(animal) {
  animal.setAttribute("data-blinks", "");
  setTimeout(() => animal.removeAttribute("data-blinks"), BLINK);
}

function live() {
  const field = meadow();
  if (field && !document.hidden && !stillness.matches && !document.querySelector("dialog[open]")) {
    blink(one(animals()));
    if (Math.random() < 0.8) stirAnimal(one(animals()));
    else stirNature(field);
  }
  rest();
}

function rest() {
  clearTimeout(timer);
  timer = setTimeout(live, REST + MORE_REST * Math.random());
}

addEventListener("pointerdown", rest);
addEventListener("keydown", rest);
afterEachChange(rest);
rest();

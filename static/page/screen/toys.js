// What the toys of the meadow show when they are touched: rain, an apple that falls, a fish that jumps.
import { shakeDry } from "./antics.js";
import { inEachNextFrame } from "./render.js";
import { animals, around, boxOf, isNight, meadow, move, pass, put, rings, sound, stillness } from "./stage.js";

/** @import { Note } from "../sound/sound.js" */

/** After each third shower there is a rainbow. */
const SHOWERS = 3;

const DROPS = 22;

/** The most apples that lie in the grass, and their width in CSS pixels. */
const [MAX_APPLES, APPLE] = [3, 26];

/** How far an animal goes for an apple that falls, and for one that lies there, as shares of the meadow. */
const [FAR, NEAR] = [0.3, 0.08];

const RAINBOW = ["#e5484d", "#f2912b", "#ffd65c", "#4fb070", "#2f78dc", "#8a6de0"];

/** @type {Record<string, Note[]>} */
const NOTES = {
  rain: Array.from({ length: 9 }, (_, i) => [1500 + 260 * ((i * 5) % 4), 900, 0.11 * i, 0.06, 0.09]),
  rainbow: [523, 659, 784, 988, 1175].map((pitch, i) => [pitch, pitch, 1 + 0.1 * i, 0.3, 0.12]),
  fall: [[900, 320, 0, 0.36, 0.1], [190, 80, 0.36, 0.12, 0.6]],
  munch: [0, 0.13, 0.26].map((begin) => [520, 260, begin, 0.06, 0.2, "triangle"]),
  splash: [[260, 720, 0, 0.12, 0.25], [1000, 240, 0.55, 0.16, 0.25, "triangle"]],
  rustle: Array.from({ length: 5 }, (_, i) => [620 + 90 * i, 820 + 90 * i, 0.12 * i, 0.07, 0.12, "triangle"]),
  shine: [784, 988, 1175, 1568].map((pitch, i) => [pitch, pitch, 0.08 * i, 0.28, 0.14]),
};

/** The apples in the grass. @type {SVGSVGElement[]} */
let apples = [];

let showers = 0;

/** @param {DOMRect} cloud */
function rain(cloud) {
  const snows = document.documentElement.dataset.season === "winter";
  const below = new DOMRect(cloud.x - 0.2 * cloud.width, cloud.y + 0.8 * cloud.height, 1.4 * cloud.width, 2.2 * cloud.width);
  const shape = snows ? '<circle r="2.6"/>' : '<path d="M0 0v8"/>';
  const drops = Array.from({ length: DROPS }, (_, i) => `<g transform="translate(${(100 / DROPS) * i + 2} ${(i * 37) % 40})">${shape}</g>`);
  const shower = put(snows ? "snow" : "rain", below, drops.join(""), "0 0 100 157");
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { transform: "translateY(115px)", opacity: 0 }];
  const falling = [...shower.querySelectorAll("g > *")].map((drop, i) =>
    move(drop, frames, snows ? 1600 : 800, { delay: ((i * 5) % DROPS) * 40, iterations: 2 }),
  );
  Promise.all(falling).then(() => shower.remove());
  for (const animal of animals()) {
    const { x, width } = boxOf(animal);
    if (x + width > below.x && x < below.right) shakeDry(animal, 1400);
  }
  sound(NOTES.rain);
  showers += 1;
  if (showers % SHOWERS === 0) rainbow(cloud);
}

/** @param {DOMRect} cloud */
function rainbow({ x, y, width, height }) {
  const arcs = RAINBOW.map((colour, i) => `<circle cx="100" cy="100" r="${94 - 7 * i}" stroke="${colour}"/>`);
  const wide = Math.max(3 * width, 200);
  const drawing = put("rainbow", new DOMRect(x, y + height / 2, wide, wide / 2), arcs.join(""), "0 0 200 100");
  pass(drawing, [{ opacity: 0 }, { opacity: 0.7 }, { opacity: 0.7 }, { opacity: 0 }], 4000);
  sound(NOTES.rainbow);
}

/** @param {DOMRect} tree */
async function fall({ x, y, width, height }) {
  const [across, ground] = [x + width * (0.35 + 0.3 * Math.random()), y + height - APPLE / 4];
  const apple = put(
    "apple",
    around(across, ground, APPLE),
    '<circle cx="16" cy="19" r="11.5"/><path class="stalk" d="M16 9c0-3 1-5 2-6"/><path class="leaf" d="M17 7c2-4 6-5 9-3-1 4-5 6-9 3z"/>',
  );
  sound(NOTES.fall);
  const high = `translateY(${-0.6 * height}px)`;
  const bounce = [high, "none", "translateY(-14px)", "none"].map((transform) => ({ transform }));
  await move(apple, bounce.map((frame, i) => ({ ...frame, offset: [0, 0.6, 0.8, 1][i], easing: i % 2 ? "ease-out" : "ease-in" })), 620);
  apples.push(apple);
  feed(FAR);
  while (apples.length > MAX_APPLES) apples.shift()?.remove();
}

/** Lets animals eat the apples that lie within reach. @param {number} reach A share of the meadow. */
function feed(reach) {
  apples = apples.filter((apple) => apple.isConnected);
  const field = meadow();
  if (!field || !apples.length) return;
  for (const apple of apples) {
    const { x, y } = boxOf(apple);
    const ways = [...field.querySelectorAll(".animal")].map((animal) => {
      const box = boxOf(animal);
      const [right, down] = [box.x + box.width / 2 - APPLE / 2 - x, box.bottom - APPLE - y];
      return { animal, right, down, far: Math.hypot(right, down) };
    });
    const nearest = ways.sort((one, other) => one.far - other.far)[0];
    if (nearest && nearest.far < Math.max(reach * field.clientWidth, 2 * APPLE)) eat(apple, nearest);
  }
}

/**
 * @param {SVGSVGElement} apple
 * @param {{ animal: Element, right: number, down: number }} way
 */
async function eat(apple, { animal, right, down }) {
  apples = apples.filter((other) => other !== apple);
  const there = `translate(${right}px, ${down}px)`;
  await move(apple, [{}, { transform: `${there} rotate(${right < 0 ? -360 : 360}deg)` }], 420, { easing: "ease-in-out" });
  sound(NOTES.munch);
  const chews = ["none", "scale(1.08, 0.9)", "none", "scale(1.08, 0.9)", "none"].map((transform) => ({ transform }));
  if (!stillness.matches) animal.querySelector(".sticker")?.animate(chews, 480);
  await pass(apple, [{ transform: there }, { transform: `${there} scale(0)` }], 400);
}

/** @param {DOMRect} pond */
function jump({ x, y, width, height }) {
  const size = Math.min(Math.max(0.34 * height, 34), 70);
  const [across, down] = [x + width * (0.35 + 0.3 * Math.random()), y + height * 0.55];
  const fish = put("fish", around(across, down, size), '<use href="#art-face-fish" width="32" height="32"/>');
  const arc = [[60, 30, 50, 0], [45, -40, 40, 1], [0, -120, 0, 1], [-45, -40, -40, 1], [-60, 30, -50, 0]];
  const frames = arc.map(([right, below, turn, opacity]) => ({
    transform: `translate(${right}%, ${below}%) rotate(${turn}deg)`,
    opacity,
  }));
  pass(fish, frames, 800);
  rings(across + 0.6 * size, down + 0.3 * size, size);
  rings(across - 0.6 * size, down + 0.3 * size, size, 560);
  sound(NOTES.splash);
}

/** A butterfly leaves the bush. @param {DOMRect} bush */
export function flutter({ x, y, width, height }) {
  const flier = put("flier", around(x + width / 2, y + height / 3, 34), '<use href="#art-butterfly" width="32" height="32"/>');
  const way = [[0, 20, 0.3], [30, -60, 1], [-20, -120, 1], [60, -190, 1], [20, -270, 1], [120, -380, 0.8]];
  const frames = way.flatMap(([right, down, scale], i) => [
    { transform: `translate(${right}%, ${down}%) scale(${scale})`, opacity: i === 5 ? 0 : 1 },
    ...(i < 5 ? [{ transform: `translate(${right + 10}%, ${down - 25}%) scale(${scale * 0.4}, ${scale})` }] : []),
  ]);
  pass(flier, frames, 2200);
}

/** @param {DOMRect} bush */
function rustle(bush) {
  flutter(bush);
  sound(NOTES.rustle);
}

/** By day rays, at night a star that falls. @param {DOMRect} disc */
function shine({ x, y, width, height }) {
  const [across, down] = [x + width / 2, y + height / 2];
  if (isNight()) {
    const star = put("star-falls", around(across - width, down, width), '<path d="M0 32L30 2"/><circle cx="2" cy="30" r="2.4"/>');
    pass(star, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: "translate(-220%, 220%)", opacity: 0 }], 900);
  } else {
    const rays = Array.from({ length: 12 }, (_, i) => `<path d="M16 1v4" transform="rotate(${30 * i} 16 16)"/>`);
    const drawing = put("rays", around(across, down, 1.9 * width), rays.join(""));
    pass(drawing, [{ opacity: 0, transform: "scale(0.6)" }, { opacity: 1 }, { opacity: 0, transform: "scale(1.2) rotate(60deg)" }], 1100);
  }
  sound(NOTES.shine);
}

/** @type {Record<string, (box: DOMRect) => void>} */
const ANSWERS = { "cloud-near": rain, tree: fall, "tree-far": fall, pond: jump, bush: rustle, "sun-moon": shine };

/** Shows how the toy answers a touch. @param {string} name */
export function answerOfToy(name) {
  const toy = meadow()?.querySelector(`.toy.${name}`);
  if (toy) ANSWERS[name](boxOf(toy));
}

inEachNextFrame(() => feed(NEAR));

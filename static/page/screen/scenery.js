// What the first paint leaves out of the scenery, nests for animals to come, and who is in the water.
import { afterEachChange, inEachNextFrame } from "./render.js";
import { animals, boxOf, meadow, stillness } from "./stage.js";

/** The parts of the scenery of which `static/art/drawings.svg` has a further drawing, not drawn yet. */
const PLAIN = ".home :is(.scenery, .pond, .tree, .tree-far, .bush, .sun-moon) > use:only-child";

/** An animal whose feet are beyond this share of the pond's radius stands on the shore. */
const SHORE = 0.94;

/** Where the feet of an animal are, as a share of its height. */
const FEET = 0.94;

/** The animals that have gone into the water or come out of it. @type {WeakSet<Element>} */
const crossed = new WeakSet();

/** Whether the style sheet that has the colours and places of these drawings is there. */
function isStyled() {
  return [...document.styleSheets].some(({ href }) => href?.endsWith("static/rooms.css"));
}

/** Completes the scenery, and gives the drawings that are new. */
function enrich() {
  if (!meadow() || !isStyled()) return [];
  return [...document.querySelectorAll(PLAIN)].map((plain) => {
    const further = /** @type {Element} */ (plain.cloneNode());
    further.setAttribute("href", `${plain.getAttribute("href")}-more`);
    plain.after(further);
    return further;
  });
}

/** @param {DOMRect} box @param {number} x @param {number} y */
function isIn({ x: left, y: top, width, height }, x, y) {
  const [across, down] = [(2 * (x - left)) / width - 1, (2 * (y - top)) / height - 1];
  return Math.hypot(across, down) < SHORE;
}

/** Marks the animals that stand in the water. One that moves counts as if it had arrived. */
function findSwimmers() {
  const pond = meadow()?.querySelector(".pond");
  if (!pond) return;
  const water = boxOf(pond);
  for (const animal of animals()) {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = animal;
    const swims = isIn(water, offsetLeft + offsetWidth / 2, offsetTop + FEET * offsetHeight);
    if (swims === animal.hasAttribute("data-swims")) continue;
    crossed.add(animal);
    animal.toggleAttribute("data-swims", swims);
  }
}

/** Whether the animal has just changed between water and land. @param {Element} animal */
export function hasCrossed(animal) {
  findSwimmers();
  return crossed.delete(animal);
}

/** Puts a nest under each animal to come: on the pond a lily, and in the trees is one already. */
function buildNests() {
  const field = meadow();
  const pond = field?.querySelector(".pond");
  if (!field || !pond) return;
  const water = boxOf(pond);
  for (const old of field.querySelectorAll(".nest")) old.remove();
  for (const shape of field.querySelectorAll(".shape:not(.row-3:is(.column-1, .column-18))")) {
    const { x, y, width, height } = boxOf(shape);
    const isLily = isIn(water, x + width / 2, y + FEET * height);
    const nest = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    nest.setAttribute("class", `${isLily ? "nest lily" : "nest"} ${shape.getAttribute("class")?.replace("shape", "")}`);
    nest.setAttribute("viewBox", isLily ? "0 0 40 24" : "0 0 64 32");
    nest.ariaHidden = "true";
    nest.innerHTML = `<use href="#art-${isLily ? "lily" : "nest"}"/>`;
    field.append(nest);
  }
}

function settle() {
  findSwimmers();
  if (isStyled()) buildNests();
}

function begin() {
  for (const drawing of enrich()) {
    if (!stillness.matches) drawing.animate([{ opacity: 0 }, {}], 800);
  }
  settle();
}

begin();
document.head.addEventListener("load", ({ target }) => target instanceof HTMLLinkElement && begin(), true);
afterEachChange(enrich);
inEachNextFrame(settle);
addEventListener("resize", settle);

// Draws the own pictures in use as symbols. The views show them like the symbols of the animals.
import { useVoices } from "../sound/sound.js";
import { imagesOf } from "../device/images.js";
import { fetchLibrary } from "./library.js";
import { commonSize, directionOf, linesOf, SQUARE } from "./word.js";

export { fetchLibrary };

/** @typedef {{ image: string } | { word: string } | { art: string }} Face */
/** @typedef {{ faces: Record<string, Face>, voices: Record<string, string> }} SetInUse */

const SVG = "http://www.w3.org/2000/svg";
const ROUND = "inset(0 round 3px)";

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 */
function element(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

const whole = { width: SQUARE, height: SQUARE };
const drawings = element("svg", { class: "drawings", "aria-hidden": "true" });

/** The addresses of the images in use, by id. @type {Map<string, string>} */
let addresses = new Map();

/** @type {SetInUse} */
let applied = { faces: {}, voices: {} };

/** Counts the calls, to ignore the images that an earlier one has read. */
let calls = 0;

/** @returns {[string, string]} the typeface and the weight of words */
function lettering() {
  const style = getComputedStyle(document.documentElement);
  return [style.getPropertyValue("--typeface"), style.getPropertyValue("--bold")];
}

const SIDES = ["-board", "-card"];

/** The size of the words on the cells, and that on the cards. */
function commonSizes() {
  return SIDES.map((side) => {
    const own = Object.entries(applied.faces).filter(([name]) => name.startsWith("own-") && name.endsWith(side));
    return commonSize(own.flatMap(([, face]) => ("word" in face ? [face.word] : [])), ...lettering());
  });
}

/** @param {string} word @param {number | undefined} most */
function drawWord(word, most) {
  const lines = linesOf(word, ...lettering(), most).map(({ text, size, y }) =>
    element("text", { x: SQUARE / 2, y, "font-size": size }, text),
  );
  const look = { "font-family": "var(--typeface)", "font-weight": "var(--bold)", fill: "var(--on-front)" };
  const place = { "text-anchor": "middle", direction: directionOf(word) };
  return element("g", { ...look, ...place }, ...lines);
}

/**
 * The drawing of a face; undefined if its image is missing.
 *
 * @param {Face} face
 * @param {number | undefined} most the largest size of a word
 */
function draw(face, most) {
  if ("word" in face) return drawWord(face.word, most);
  if ("art" in face) return element("use", { ...whole, href: `#art-${face.art}` });
  const href = addresses.get(face.image);
  const fit = { preserveAspectRatio: "xMidYMid slice", "clip-path": ROUND };
  return href && element("image", { ...whole, ...fit, href });
}

/** @param {string} name @param {Face} face @param {number | undefined} most */
function symbol(name, face, most) {
  const drawn = draw(face, most);
  return drawn ? [element("symbol", { id: `art-${name}`, viewBox: `0 0 ${SQUARE} ${SQUARE}` }, drawn)] : [];
}

function drawAll() {
  const sizes = commonSizes();
  const symbols = Object.entries(applied.faces).flatMap(([name, face]) =>
    symbol(name, face, sizes[SIDES.findIndex((side) => name.endsWith(side))]),
  );
  drawings.replaceChildren(...symbols);
  if (!drawings.isConnected) document.documentElement.append(drawings);
}

/** Reads missing images. The result forgets those without a face. @param {Face[]} faces */
async function readAddresses(faces) {
  const ids = [...new Set(faces.flatMap((face) => ("image" in face ? [face.image] : [])))];
  const missing = ids.filter((id) => !addresses.has(id));
  const found = missing.length ? await imagesOf(missing) : [];
  return () => {
    missing.forEach((id, i) => {
      const image = found[i];
      if (image && !addresses.has(id)) {
        addresses.set(id, URL.createObjectURL(new Blob([image.bytes], { type: image.type })));
      }
    });
    const old = [...addresses].filter(([id]) => !ids.includes(id));
    old.forEach(([, address]) => URL.revokeObjectURL(address));
    addresses = new Map([...addresses].filter(([id]) => ids.includes(id)));
  };
}

/** Shows these pictures and plays these voices, instead of those before. @param {SetInUse} next */
export async function applySet(next) {
  calls += 1;
  const call = calls;
  useVoices(next.voices);
  const faces = Object.values(next.faces);
  if (faces.some((face) => "art" in face)) fetchLibrary();
  const useAddresses = await readAddresses(faces);
  if (call !== calls) return;
  useAddresses();
  applied = next;
  drawAll();
}

// The size of a word depends on its typeface.
document.fonts.addEventListener("loadingdone", drawAll);
new MutationObserver(drawAll).observe(document.documentElement, { attributeFilter: ["data-typeface"] });

// Fits a word into a square, in any script.

/**
 * A line of the word, with its size and base line in units of the square.
 *
 * @typedef {{ text: string, size: number, y: number }} Line
 */

/** The side of the square, and the largest width and height of a word. */
export const SQUARE = 32;
const WIDEST = 30;
const HIGHEST = 28;

/** Letters of words are at least as large as this, unless a word alone is too long for it. */
const LEAST = 10;

/** A text of at most this number of signs is a letter or a number: it is as large as it can be. */
const SIGNS = 2;

/** The largest size of letters, and the space between two lines as a share of the size. */
const LARGEST = 30;
const BETWEEN = 0.14;
const MEASURED = 100;
const MAX_LINES = 3;

const BETWEEN_WORDS = / |[-‐–/](?=.)/g;
const IN_A_SUM = / (?==)/g;

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The direction in which people read the word. @param {string} word */
export function directionOf(word) {
  const first = /\p{L}/u.exec(word)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}

/**
 * All ways to break the word into lines.
 *
 * @param {string} word
 * @param {number} most the largest number of lines
 * @returns {string[][]}
 */
function broken(word, most) {
  const ways = [[word]];
  if (most === 1) return ways;
  const places = /\p{L}/u.test(word) ? BETWEEN_WORDS : IN_A_SUM;
  for (const { index, 0: sign } of word.matchAll(places)) {
    const first = word.slice(0, index) + sign.trim();
    for (const rest of broken(word.slice(index + 1), most - 1)) ways.push([first, ...rest]);
  }
  return ways;
}

/** @typedef {{ width: number, above: number, below: number }} Ink as shares of the size */

/** @param {CanvasRenderingContext2D} context @param {string} text @returns {Ink} */
function inkOf(context, text) {
  const measured = context.measureText(text);
  const { width, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = measured;
  return { width: width / MEASURED, above: above / MEASURED, below: below / MEASURED };
}

/** @param {Ink[]} inks */
function heightOf(inks) {
  const all = inks.reduce((sum, { above, below }) => sum + above + below, 0);
  return all + BETWEEN * (inks.length - 1);
}

/** @param {Ink[]} inks @param {number} most */
function sizeOf(inks, most) {
  const width = Math.max(...inks.map((ink) => ink.width));
  return Math.min(most, WIDEST / (width || 1), HIGHEST / (heightOf(inks) || 1));
}

/**
 * The size in which all of these words fit.
 *
 * @param {string[]} words
 * @param {string} typeface
 * @param {string} weight
 */
export function commonSize(words, typeface, weight) {
  const long = words.filter((word) => [...word].length > SIGNS);
  const sizes = long.map((word) => linesOf(word, typeface, weight)[0].size);
  return Math.max(LEAST, Math.min(LARGEST, ...sizes));
}

/**
 * The lines of the word in the largest size that fits, but at most in this one.
 *
 * @param {string} word
 * @param {string} typeface
 * @param {string} weight
 * @param {number} [most]
 * @returns {Line[]}
 */
export function linesOf(word, typeface, weight, most = LARGEST) {
  const largest = [...word].length > SIGNS ? most : LARGEST;
  const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  context.font = `${weight} ${MEASURED}px ${typeface}`;
  context.direction = directionOf(word);
  const ways = broken(word, MAX_LINES).map((lines) => {
    const inks = lines.map((line) => inkOf(context, line));
    return { lines, inks, size: sizeOf(inks, largest) };
  });
  const best = ways.reduce((one, other) => (other.size > one.size * 1.05 ? other : one));
  return placed(best);
}

/** @param {{ lines: string[], inks: Ink[], size: number }} best @returns {Line[]} */
function placed({ lines, inks, size }) {
  let top = (SQUARE - size * heightOf(inks)) / 2;
  return lines.map((text, i) => {
    const y = top + size * inks[i].above;
    top = y + size * (inks[i].below + BETWEEN);
    return { text, size, y };
  });
}

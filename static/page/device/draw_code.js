// Draws texts as codes for cameras (QR).
import { encodeQR } from "../../../qr/index.js";

/** The white border, in squares of the code. */
const BORDER = 4;

/**
 * The black squares of a row, as parts of a path.
 *
 * @param {boolean[]} row
 * @param {number} y
 */
function* runs(row, y) {
  for (let x = row.indexOf(true); x !== -1; ) {
    const next = row.indexOf(false, x);
    const length = next - x;
    yield `M${x} ${y}h${length}v1h-${length}z`;
    x = row.indexOf(true, next);
  }
}

/**
 * The number of squares of a side, and the black squares as a path of SVG.
 *
 * @param {string} text
 * @returns {[number, string]}
 */
export function drawCode(text) {
  const rows = encodeQR(text, "raw", { border: BORDER });
  return [rows.length, rows.flatMap((row, y) => [...runs(row, y)]).join("")];
}

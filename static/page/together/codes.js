// Codes to look at (QR), and codes to send: the page's address with a hash.
import { encodeQR } from "../../../qr/index.js";
import { page } from "../bridge.js";
import { share } from "../device/files.js";
import { together } from "./bridge.js";

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

together.drawCode = (hash) => {
  const rows = encodeQR(page.addressWith(hash), "raw", { border: BORDER });
  return [rows.length, rows.flatMap((row, y) => [...runs(row, y)]).join("")];
};

together.sendCode = (hash) => share(page.addressWith(hash));

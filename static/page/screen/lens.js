// Enlarges what is under the finger on a board with small cells: a finger that presses or slides opens
// the lens, and letting go plays. A short tap plays without it, also one that just misses a marked cell.
// The page fetches this module when it is touched for the first time.
import { page, sendMessage } from "../bridge.js";
import { claim } from "./fingers.js";
import { afterEachChange } from "./render.js";

/** @import { Message } from "../bridge.js" */

/** A larger cell needs no lens, in CSS pixels. */
const MAX_CELL = 40;

/** A finger that stays so long is no tap, in milliseconds; one that moves so far neither, in CSS pixels. */
const [PRESS, WAY] = [260, 15];

/** The width of the lens and of a cell in it, and how far it is from the finger, in CSS pixels. */
const [SIZE, ENLARGED, AWAY] = [168, 72, 34];

/** A tap may miss a marked cell by this share of a cell, and its click comes this late, in milliseconds. */
const [NEAR, SOON] = [1 / 3, 500];

const CELL = "[role=gridcell][data-msg]";
const BOARD = ".table:not(.landed, .under) .board";

/** What only the board itself may have. */
const OWN = ["id", "role", "tabindex", "aria-label", "aria-selected", "data-msg", "data-autofocus"];

/**
 * @typedef {object} Press
 * @property {number} pointer
 * @property {SVGSVGElement} board
 * @property {number} cell The width of a cell.
 * @property {DOMPoint} start
 * @property {DOMPoint} at
 * @property {number} timer
 * @property {HTMLElement | null} lens
 */

/** @type {Press | null} */
let press = null;

/** @param {DOMPoint} point @returns {HTMLElement | null} */
function cellAt({ x, y }) {
  const found = document.elementFromPoint(x, y)?.closest(CELL);
  return found && press?.board.contains(found) ? /** @type {HTMLElement} */ (found) : null;
}

/** A picture of the board, which is no control. @param {SVGSVGElement} board */
function pictureOf(board) {
  const picture = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  for (const element of [picture, ...picture.querySelectorAll("*")]) {
    if (element.id) element.setAttribute("data-cell", element.id);
    for (const name of OWN) element.removeAttribute(name);
  }
  return picture;
}

/** The name under which a device notes that its user knows the lens. */
const TOLD = page.storageKey("lens");

/** Says once on a device that the board can be enlarged, if its cells are small. */
function tell() {
  const { dataset } = document.documentElement;
  const tip = document.querySelector(".table:not(.landed, .under) .lens-tip");
  if (!tip) delete dataset.lens;
  else if (!dataset.lens && widthOfCell(document) < MAX_CELL) {
    try {
      if (localStorage.getItem(TOLD)) return;
      localStorage.setItem(TOLD, "known");
    } catch {
      return; // Storage is blocked: it would be said in each game.
    }
    dataset.lens = "new";
  }
}

/** The width of a cell of the board in this part of the page. @param {ParentNode} part */
function widthOfCell(part) {
  return part.querySelector(".reach")?.getBoundingClientRect().width ?? MAX_CELL;
}

/**
 * The only marked cell that is as near as a tap may miss it; null if there is none, or if the tap hits
 * another control or a marked cell.
 *
 * @param {Press} tapped
 * @returns {HTMLElement | null}
 */
function missed({ board, cell, at: { x, y } }) {
  /** @type {NodeListOf<HTMLElement>} */
  const marked = board.querySelectorAll(".target[data-msg]");
  const near = [...marked].filter((one) => {
    const { left, right, top, bottom } = /** @type {Element} */ (one.querySelector(".reach")).getBoundingClientRect();
    return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) <= NEAR * cell;
  });
  return near.length === 1 ? near[0] : null;
}

/** Opens the lens, unless the finger is a palm or another one counts. @param {Press} by */
function open(by) {
  clearTimeout(by.timer);
  if (!claim(by.pointer)) {
    close();
    return;
  }
  delete document.documentElement.dataset.lens;
  by.lens = document.createElement("div");
  by.lens.className = "lens";
  by.lens.ariaHidden = "true";
  by.lens.append(pictureOf(by.board));
  document.body.append(by.lens);
  show(by);
}

/** Shows what is under the finger, above it or else beside it. @param {Press} by */
function show({ board, cell, at, lens }) {
  const matrix = board.getScreenCTM();
  const picture = lens?.querySelector("svg");
  if (!lens || !picture || !matrix) return;
  const [middle, part] = [at.matrixTransform(matrix.inverse()), SIZE / ENLARGED / (matrix.a / cell)];
  picture.setAttribute("viewBox", `${middle.x - part / 2} ${middle.y - part / 2} ${part} ${part}`);
  const above = at.y - AWAY - SIZE;
  const beside = at.x > innerWidth / 2 ? at.x - AWAY - SIZE : at.x + AWAY;
  const left = above < 0 ? beside : Math.min(Math.max(at.x - SIZE / 2, 0), innerWidth - SIZE);
  lens.style.translate = `${left}px ${Math.max(above, 0)}px`;
  picture.querySelector("[data-under]")?.removeAttribute("data-under");
  const under = cellAt(at);
  if (under) picture.querySelector(`[data-cell="${under.id}"]`)?.setAttribute("data-under", "");
}

function close() {
  clearTimeout(press?.timer);
  press?.lens?.remove();
  press = null;
}

/** Plays on the cell, or asks what fits there; a chosen card is played only where it fits. */
function play() {
  const cell = press?.lens && cellAt(press.at);
  const canPlay = cell && (cell.classList.contains("target") || !press?.board.classList.contains("choosing"));
  close();
  if (canPlay) sendMessage(/** @type {Message} */ (cell.dataset.msg));
}

addEventListener("pointerdown", ({ target, pointerType, pointerId, isPrimary, clientX, clientY }) => {
  close(); // A finger beside another one: the first is a resting hand.
  if (pointerType !== "touch" || !isPrimary || !(target instanceof Element)) return;
  /** @type {SVGSVGElement | null} */
  const board = target.closest(BOARD);
  const cell = board ? widthOfCell(board) : MAX_CELL;
  if (!board || cell >= MAX_CELL) return;
  const [start, at] = [new DOMPoint(clientX, clientY), new DOMPoint(clientX, clientY)];
  press = { pointer: pointerId, board, cell, start, at, timer: 0, lens: null };
  press.timer = setTimeout(open, PRESS, press);
});

addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
  if (press?.pointer !== pointerId) return;
  press.at = new DOMPoint(clientX, clientY);
  const isSlide = Math.hypot(clientX - press.start.x, clientY - press.start.y) >= WAY;
  if (press.lens) show(press);
  else if (isSlide) open(press);
});

/** The last short tap on the board, and its time. @type {{ press: Press, time: number } | null} */
let tapped = null;

addEventListener("pointerup", ({ pointerId, timeStamp: time }) => {
  if (press?.pointer !== pointerId) return;
  tapped = press.lens ? null : { press, time };
  play();
});

addEventListener(
  "click",
  (event) => {
    const isSoon = tapped && event.timeStamp - tapped.time < SOON;
    const cell = isSoon && tapped?.press.board.contains(/** @type {Node} */ (event.target)) && missed(tapped.press);
    tapped = null;
    if (!cell) return;
    event.stopImmediatePropagation();
    sendMessage(/** @type {Message} */ (cell.dataset.msg));
  },
  true
);

addEventListener("pointercancel", ({ pointerId }) => {
  if (press?.pointer === pointerId) close();
});

addEventListener("contextmenu", (event) => {
  if (press) event.preventDefault();
});

requestAnimationFrame(tell);
afterEachChange(() => {
  requestAnimationFrame(tell);
  if (!press?.lens) return;
  if (!press.board.isConnected) {
    close();
    return;
  }
  press.lens.replaceChildren(pictureOf(press.board));
  show(press);
});

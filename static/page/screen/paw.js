// Places the paw of a first game: it crosses from the hand to the board, and only the browser knows
// where these are. Python says what the paw shows (`learn/paw.py`), and `learn.css` moves it. After
// three rounds the paw rests. It comes back if nobody taps.
import { sendMessage } from "../bridge.js";
import { afterEachChange } from "./render.js";

/** @typedef {{ x: number, y: number }} Point */

const REST = "5s";
const DOT_DISTANCE = 0.26;
const BEND = 0.16;

/** Where the paw presses, as shares of the box: below the face of a cell, above the name of a card. */
const ON_CELL = { x: 0.6, y: 0.8 };
const ON_CARD = { x: 0.74, y: 0.14 };

/** How far the paw reaches down, as a share of a cell; on a card it is so small that it covers no name. */
const REACH = 1.4;
const SMALLEST = 0.55;

/** @param {string | undefined} id */
function boxOf(id) {
  const element = document.getElementById(id ?? "");
  const shown = element?.querySelector(".reach") ?? element?.closest("button");
  return shown?.getBoundingClientRect();
}

/** The point that the paw presses. @param {DOMRect} box @param {Point} part @returns {Point} */
function pressed({ left, top, width, height }, part) {
  return { x: left + width * part.x, y: top + height * part.y };
}

/** @param {DOMRect} box @returns {Point} */
function centreOf({ left, top, width, height }) {
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The point where the way from the centre of the box to another point leaves the box.
 *
 * @param {DOMRect} box
 * @param {Point} to
 * @returns {Point}
 */
function edgeTowards(box, to) {
  const from = centreOf(box);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = Math.min(box.width / 2 / Math.abs(x), box.height / 2 / Math.abs(y), 0.5);
  return { x: from.x + x * part, y: from.y + y * part };
}

/** A point of a bent way. @param {Point} from @param {Point} to @param {number} part @returns {Point} */
function along(from, to, part) {
  const bend = BEND * 4 * part * (1 - part);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const side = x < 0 ? 1 : -1;
  return { x: from.x + x * part - side * y * bend, y: from.y + y * part + side * x * bend };
}

/** @param {HTMLElement} path @param {DOMRect} from @param {DOMRect} to @param {number} unit */
function drawDots(path, from, to, unit) {
  const [start, end] = [edgeTowards(from, centreOf(to)), edgeTowards(to, centreOf(from))];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const number = Math.max(2, Math.round(length / (DOT_DISTANCE * unit)));
  const dots = Array.from({ length: number }, (_, index) => {
    const part = index / (number - 1);
    const { x, y } = along(start, end, part);
    const dot = document.createElement("i");
    dot.style.translate = `${x}px ${y}px`;
    dot.style.setProperty("--part", `${part}`);
    return dot;
  });
  path.replaceChildren(...dots);
}

/** How large the paw is on a card. @param {string | undefined} id @param {number} top @param {number} unit */
function sizeOnCard(id, top, unit) {
  const name = document.getElementById(id ?? "")?.getBoundingClientRect();
  const room = name?.height ? (name.top - top) / (REACH * unit) : 1;
  return Math.min(1, Math.max(SMALLEST, room));
}

/** @param {HTMLElement} mark @param {number} unit */
function place(mark, unit) {
  const [from, to] = [boxOf(mark.dataset.from), boxOf(mark.dataset.to)];
  if (!from) return;
  if (to && mark.matches(".dots-of-paw")) {
    drawDots(mark, from, to, unit);
    return;
  }
  const isPaw = mark.matches(".paw");
  const start = isPaw ? pressed(from, ON_CARD) : centreOf(from);
  const end = to ? pressed(to, ON_CELL) : start;
  mark.style.translate = `${start.x}px ${start.y}px`;
  mark.style.setProperty("--x", `${end.x - start.x}px`);
  mark.style.setProperty("--y", `${end.y - start.y}px`);
  if (isPaw) mark.style.setProperty("--on-card", `${sizeOnCard(mark.dataset.from, start.y, unit)}`);
}

/** @returns {HTMLElement | null} */
function findShown() {
  return document.querySelector(".paw-show");
}

// The paw is hidden while it has no style, and begins to move when it gets one: a compositor may
// ignore a later change of `--x`.
function placeAll() {
  const shown = findShown();
  const unit = shown && document.querySelector(".board .reach")?.getBoundingClientRect().width;
  if (!shown || !unit) return;
  shown.removeAttribute("style");
  for (const mark of shown.children) place(/** @type {HTMLElement} */ (mark), unit);
  shown.style.setProperty("--unit", `${unit}px`);
}

// After a rest, the next round begins.
addEventListener("animationend", ({ target }) => {
  const shown = target instanceof Element && target.matches(".paw-show .paw") && target.parentElement;
  if (!shown || shown.matches(".demonstrates")) return;
  shown.style.setProperty("--wait", REST);
  for (const animation of shown.getAnimations({ subtree: true })) {
    animation.currentTime = 0;
    animation.play();
  }
});

function stopDemonstration() {
  if (document.querySelector(".paw-show.demonstrates")) sendMessage("PawStopped");
}

// A tap ends the demonstration. Python sees the taps on controls, and this listener sees the others.
addEventListener("click", ({ target }) => {
  if (target instanceof Element && !target.closest("[data-msg]")) stopDemonstration();
});
addEventListener("keydown", ({ key }) => {
  if (key === "Tab") stopDemonstration();
});
addEventListener("resize", placeAll);
addEventListener("scroll", placeAll, { capture: true, passive: true });

afterEachChange(() => {
  const shown = findShown();
  if (shown && !shown.hasAttribute("style")) placeAll();
});

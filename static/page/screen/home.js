// What the home screen needs of the browser. When it has rested, Python makes the table for the next
// game behind it.
import { playable, sendMessage } from "../bridge.js";
import { afterEachChange, inEachNextFrame } from "./render.js";

/** Milliseconds until the home screen has rested: the start is over by then. */
const REST = 8000;

/** Milliseconds to wait for an idle moment: a busy device may have none while the home screen moves. */
const PATIENCE = 4000;

let timer = 0;

function rest() {
  clearTimeout(timer);
  if (!("requestIdleCallback" in window) || !document.querySelector(".home")) return;
  const prepare = () => sendMessage("HomeIdle");
  timer = setTimeout(() => requestIdleCallback(prepare, { timeout: PATIENCE }), REST);
}

/** The board that was last brought into view. @type {Element | null} */
let lastBoard = null;

/** Scrolls the built board that is played next into view among the others, once. */
function bringIntoView() {
  const board = document.getElementById("chosen-board");
  const strip = board?.parentElement;
  if (!strip || board === lastBoard) return;
  lastBoard = board;
  const [box, room] = [board.getBoundingClientRect(), strip.getBoundingClientRect()];
  const margin = (room.width - box.width) / 2;
  if (box.right > room.right || box.left < room.left) strip.scrollLeft += box.left - room.left - margin;
}

inEachNextFrame(bringIntoView);
afterEachChange(rest);
playable.then(rest);

// What happens when nobody has done anything for a while. At the table a picture of the board stirs:
// the animals are alive. Behind the home screen, the table for the next deal is made.
import { playable, sendMessage } from "../bridge.js";
import { afterEachChange } from "./render.js";

const REST = 1800;
const MAX_MORE_REST = 1600;

/** The home screen rests longer: what is made so late is no part of the start. */
const HOME_REST = 8000;

const PICTURES = ".table:not(.under) .board:not(.choosing) .cell:not(.covered, .asked, .won) .picture";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let timer = 0;
let homeTimer = 0;

/** Lets one picture show its gesture, unless somebody looks at something else. */
function stir() {
  const isSeen = !document.hidden && !reducedMotion.matches && !document.querySelector("dialog[open]");
  const pictures = isSeen ? document.querySelectorAll(PICTURES) : [];
  pictures[Math.floor(Math.random() * pictures.length)]?.classList.add("stirs");
  rest();
}

function rest() {
  clearTimeout(timer);
  timer = setTimeout(stir, REST + MAX_MORE_REST * Math.random());
}

addEventListener("animationend", ({ target }) => {
  if (target instanceof Element && target.matches(".stirs")) target.classList.remove("stirs");
});
addEventListener("pointerdown", rest);
addEventListener("keydown", rest);

function restAtHome() {
  clearTimeout(homeTimer);
  if (!("requestIdleCallback" in window) || !document.querySelector(".home")) return;
  homeTimer = setTimeout(() => requestIdleCallback(() => sendMessage("HomeIdle")), HOME_REST);
}

afterEachChange(() => {
  if (document.querySelector(".table:not(.under)")) rest();
  restAtHome();
});
playable.then(restAtHome);

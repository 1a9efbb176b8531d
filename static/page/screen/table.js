// What the table needs of the browser. When the user has done nothing for a while, a picture of the
// board stirs: the animals are alive. An animal that is tapped anywhere shows its gesture, too. A table
// under the curtain is laid out beforehand.
import { afterEachChange, beforeEachChange, neverFocus } from "./render.js";

const REST = 1800;
const MAX_MORE_REST = 1600;

const PICTURES = ".table:not(.under) .board:not(.choosing) .cell:not(.covered, .asked, .won) .picture";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let timer = 0;

/** Lets one picture show its gesture, if the table is what is seen. */
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
addEventListener("click", ({ target }) => {
  const tapped = target instanceof Element && target.closest("[data-msg^='AnimalTapped ']");
  if (tapped) tapped.querySelector("svg")?.classList.add("stirs");
});
addEventListener("pointerdown", rest);
addEventListener("keydown", rest);

/** Fetches the lens for small cells when a finger touches the page. @param {PointerEvent} event */
function fetchLens({ pointerType }) {
  if (pointerType !== "touch") return;
  removeEventListener("pointerdown", fetchLens);
  import("./lens.js").catch(() => {}); // Without it a tap still plays.
}

addEventListener("pointerdown", fetchLens);

/** The cell with a chip that has the focus while a computer plays. @type {Element | null} */
let left = null;

// When computers have played, the focus goes from the chip of the last play to the cards.
beforeEachChange(() => {
  const focused = document.activeElement;
  const waits = focused?.matches(".cell") && document.querySelector(".hand .card[aria-disabled]");
  left = waits ? focused : null;
});

function focusOnHand() {
  if (!left?.matches(".covered:focus")) return;
  /** @type {HTMLElement | null} */
  const card = document.querySelector(".hand .card:not([aria-disabled])");
  card?.focus();
}

/** Makes the browser work out the layout under the curtain, so that the curtain lifts at once. */
function layOut() {
  document.querySelector(".under .board")?.getBoundingClientRect();
}

neverFocus(".under");
afterEachChange(() => {
  if (left) requestAnimationFrame(focusOnHand);
  if (document.querySelector(".table:not(.under)")) rest();
  if ("requestIdleCallback" in window && document.querySelector(".under")) requestIdleCallback(layOut);
});

// Lets a picture of the board stir when nobody has done anything for a while: the animals are alive.
import { afterEachChange } from "./render.js";

const REST = 1800;
const MAX_MORE_REST = 1600;

const PICTURES = ".table:not(.under) .board:not(.choosing) .cell:not(.covered, .asked, .won) .picture";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let timer = 0;

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

afterEachChange(() => {
  if (document.querySelector(".table")) rest();
});

// What lies on the table glides to its new place. An element tells its place (`data-place`), and
// where it comes from when it is new there (`data-from`, the first that is known). The page has
// changed already when the motion begins: it is only shown, and it takes no taps.
const { rowdyZoo } = window;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = "glide";
const TIMING = { id: GLIDE, duration: 280, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", composite: "add" };
const NEAR = 1;

let boxes = new Map();

function placed() {
  return [...document.querySelectorAll("[data-place]")];
}

function box(element) {
  return element.getBoundingClientRect();
}

function origin({ dataset: { place, from = "" } }) {
  return [place, ...from.split(" ")].map((name) => boxes.get(name)).find(Boolean);
}

function glide(element, from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < NEAR || !to.width) return;
  const there = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const start = { transform: there, transformOrigin: "0 0" };
  element.animate([start, { transform: "none", transformOrigin: "0 0" }], TIMING);
}

// What is still gliding goes on from where it is seen.
rowdyZoo.beforeChange = () => {
  boxes = new Map(calm.matches ? [] : placed().map((element) => [element.dataset.place, box(element)]));
};

rowdyZoo.afterChange = () => {
  if (!boxes.size) return;
  const moved = placed().filter(origin);
  for (const animation of document.getAnimations()) if (animation.id === GLIDE) animation.cancel();
  const ends = moved.map(box);
  moved.forEach((element, index) => glide(element, origin(element), ends[index]));
};

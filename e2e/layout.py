"""Finds what scrolls, sticks out, overlaps, is covered or is cut off on a screen."""

from playwright.sync_api import Page

from tests.effort import SOAKING

SIZES = [
    (320, 568),
    (390, 844),
    (568, 320),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    *([(360, 640), (844, 390), (2560, 1440)] if SOAKING else []),
]
"""Only `make soak` tries the last three sizes, which are between or beyond the others."""

SMALLEST_CELL = {(390, 844): 39, (320, 568): 28}
SMALLEST_OF_TEN = {(390, 844): 36, (360, 640): 31, (320, 568): 28}
"""The width of a cell in pixels, and of one of a board with ten columns beside all open hands."""

AT_REST = """async () => {
  await new Promise((done) => requestAnimationFrame(done));
  const ends = ({ effect }) => effect.getTiming().iterations === 1;
  const ending = document.getAnimations().filter(ends);
  await Promise.all(ending.map((animation) => animation.finished));
}"""

MEASURE = """() => {
  const [W, H, LOWER_EDGE, NEAR] = [innerWidth, innerHeight, 16, 1];
  const problems = new Set();
  const screen = document.querySelector("main:not(.under)");
  const scope = document.querySelector("dialog[open]") || screen;
  const name = (e) => e.getAttribute("aria-label") || e.textContent.trim() || e.localName;
  const boxes = new Map();
  const box = (e) => {
    const part = e.querySelector(":scope > .reach") || e;  // an animal may come out of its cell
    if (!boxes.has(e)) boxes.set(e, part.getBoundingClientRect());
    return boxes.get(e);
  };
  const inside = (a, b) => a.left >= b.left - NEAR && a.right <= b.right + NEAR
    && a.top >= b.top - NEAR && a.bottom <= b.bottom + NEAR;
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const page = { left: 0, top: 0, right: W, bottom: H };
  const show = (r) => [r.left, r.top, r.right, r.bottom].map(Math.round).join(" ");

  for (const e of [document.scrollingElement, document.body, scope]) {
    if (e.scrollWidth > e.clientWidth + NEAR || e.scrollHeight > e.clientHeight + NEAR)
      problems.add(`${e.localName} scrolls: ${e.scrollWidth}x${e.scrollHeight}`
        + ` in ${e.clientWidth}x${e.clientHeight}`);
  }
  if (!inside(box(scope), page)) problems.add(`${scope.localName} sticks out: ${show(box(scope))}`);

  if (scope.localName === "dialog" && problems.size) return [...problems];  // all else follows

  const tapped = [...scope.querySelectorAll("button, select, input, [role=gridcell]")];
  for (const e of tapped) {
    const r = box(e);
    if (r.width < 1 || r.height < 1) problems.add(`${name(e)} has no size`);
    if (scope.matches("dialog, .home") && Math.min(r.width, r.height) < 43.5)
      problems.add(`${name(e)} is smaller than a finger: ${r.width}x${r.height}`);
    if (!inside(r, page)) problems.add(`${name(e)} sticks out of the page: ${show(r)}`);
    if (r.bottom > H - LOWER_EDGE) problems.add(`${name(e)} is on the lower edge: ${show(r)}`);
    for (const [x, y] of [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.7], [0.75, 0.7]]) {
      const hit = document.elementFromPoint(r.left + x * r.width, r.top + y * r.height);
      if (!hit || !(e.contains(hit))) {
        problems.add(`${name(e)} is covered by ${hit ? hit.outerHTML.slice(0, 80) : "nothing"}`);
        break;
      }
    }
  }
  tapped.forEach((a, i) => tapped.slice(i + 1).forEach((b) => {
    if (overlap(box(a), box(b))) problems.add(`${name(a)} overlaps ${name(b)}`);
  }));

  const texts = [];
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    const seen = e.checkVisibility({ visibilityProperty: true }) && !e.closest("option, .unseen");
    if (!walk.currentNode.data.trim() || !seen) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const r = range.getBoundingClientRect();
    const text = walk.currentNode.data;
    const button = e.closest("button");
    const clip = clipping(e);
    if (clip?.matches("[role=region]")) {  // its text scrolls, but only down
      if (clip.scrollWidth > clip.clientWidth) problems.add(`${name(clip)} scrolls sideways`);
      continue;
    }
    texts.push({ e, r, text });
    if (clip && !shortened(clip) && !inside(r, box(clip)))
      problems.add(`"${text}" is cut off: ${show(r)} in ${show(box(clip))}`);
    if (!clip && button && !inside(r, box(button)))
      problems.add(`"${text}" sticks out of its button: ${show(r)} in ${show(box(button))}`);
    if (!clip && !inside(r, page)) problems.add(`"${text}" sticks out of the page: ${show(r)}`);
    for (const other of tapped)
      if (!clip && !other.contains(e) && overlap(r, box(other)))
        problems.add(`"${text}" lies on ${name(other)}`);
  }
  texts.forEach((a, i) => texts.slice(i + 1).forEach((b) => {
    if (a.e !== b.e && overlap(a.r, b.r) && !clipping(a.e) && !clipping(b.e))
      problems.add(`"${a.text}" lies on "${b.text}"`);
  }));
  return [...problems];

  function shortened(e) {
    const style = getComputedStyle(e);
    return style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  }

  function clipping(e) {
    for (; e && e !== scope; e = e.parentElement)
      if (getComputedStyle(e).overflow !== "visible") return e;
    return null;
  }
}"""

CELLS = """() => Math.min(...[...document.querySelectorAll("[role=gridcell]")].flatMap((e) => {
  const r = e.getBoundingClientRect();
  return [r.width, r.height];
}))"""


def measured(page: Page) -> list[str]:
    """The faults of the screen that is shown, when nothing moves any more."""
    page.evaluate(AT_REST)
    found: list[str] = page.evaluate(MEASURE)
    return found


def problems(page: Page, screen: str) -> list[str]:
    """The faults of the screen that is shown, at each size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        where = f"{screen} {width}x{height}: "
        found += [where + problem for problem in measured(page)]
        if page.get_by_role("grid").count():
            ten = page.get_by_role("gridcell").count() == 100
            smallest = (SMALLEST_OF_TEN if ten else SMALLEST_CELL).get((width, height), 0)
            size = page.evaluate(CELLS)
            found += [f"{where}cells of {size:.1f} pixels"] if size < smallest else []
    return found

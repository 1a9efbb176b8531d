// Changes the page as Python's view has changed. `game/ui/frame/changes.py` says what a change is.
import { page } from "../bridge.js";

/** @typedef {Object<string, string | null>} Attributes Null for one that is gone. */
/** @typedef {number | string} Place The old index of a child, or the HTML of a new one. */
/** @typedef {string | [Attributes, Place[] | null, [number, Change][]]} Change */

/** @type {(() => void)[]} */
const before = [];

/** @type {(() => void)[]} */
const after = [];

const SVG = "http://www.w3.org/2000/svg";
const root = /** @type {HTMLElement} */ (document.getElementById("app"));

/**
 * The node that the HTML describes.
 *
 * @param {string} html
 * @param {boolean} inSvg
 */
function create(html, inSvg) {
  const template = document.createElement("template");
  template.innerHTML = inSvg ? `<svg>${html}</svg>` : html;
  const { firstChild } = template.content;
  return /** @type {ChildNode} */ (inSvg ? firstChild?.firstChild : firstChild);
}

/** Removes a node; a dialog is closed first, which restores the focus. @param {ChildNode} node */
function remove(node) {
  if (node instanceof HTMLDialogElement) node.close();
  node.remove();
}

/**
 * Sets and removes attributes, and for controls also the property: once somebody has used a control,
 * it ignores later changes of its attribute.
 *
 * @param {Element} element
 * @param {Attributes} attributes
 */
function setAttributes(element, attributes) {
  for (const [name, text] of Object.entries(attributes)) {
    if (text === null) {
      element.removeAttribute(name);
      continue;
    }
    element.setAttribute(name, text);
    if (element instanceof HTMLOptionElement && name === "selected") element.selected = true;
    if (element instanceof HTMLInputElement && name === "value" && element.value !== text) {
      element.value = text;
    }
  }
}

/** Puts the children in their places. @param {Element} parent @param {Place[]} places */
function arrange(parent, places) {
  const inSvg = parent.namespaceURI === SVG;
  const old = [...parent.childNodes];
  const children = places.map((place) => (typeof place === "number" ? old[place] : create(place, inSvg)));
  const kept = new Set(children);
  for (const node of old) if (!kept.has(node)) remove(node);
  children.forEach((node, index) => {
    const there = parent.childNodes[index] ?? null;
    if (there !== node) parent.insertBefore(node, there);
  });
}

/** @param {Node} node @param {Change} change */
function apply(node, change) {
  if (typeof change === "string") {
    node.nodeValue = change;
    return;
  }
  const [attributes, places, inside] = change;
  const element = /** @type {Element} */ (node);
  setAttributes(element, attributes);
  if (places) arrange(element, places);
  for (const [index, inner] of inside) apply(element.childNodes[index], inner);
}

/**
 * Whether two nodes have the same tags and texts. Attributes are not compared: an early tap may have
 * changed them.
 *
 * @param {Node} one
 * @param {Node} other
 * @returns {boolean}
 */
function isLike(one, other) {
  const children = [...one.childNodes];
  return (
    one.nodeName === other.nodeName &&
    one.nodeValue === other.nodeValue &&
    children.length === other.childNodes.length &&
    children.every((child, index) => isLike(child, other.childNodes[index]))
  );
}

/**
 * Sets the focus if nothing has it, or only something under the curtain. To do so makes the browser lay
 * out the page, which it does in the next frame anyway.
 */
function focusOnNew() {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !focused.closest(".under")) return;
  /** @type {HTMLElement | null} */ (root.querySelector("[data-autofocus]:not(.under *)"))?.focus();
}

/** The element that was last brought into view. @type {Element | null} */
let brought = null;

/** Scrolls the built board that is played next into view among the others, once. */
function bringIntoView() {
  const wanted = document.getElementById("chosen-board");
  const strip = wanted?.parentElement;
  if (!strip || wanted === brought) return;
  brought = wanted;
  const [box, room] = [wanted.getBoundingClientRect(), strip.getBoundingClientRect()];
  const margin = (room.width - box.width) / 2;
  if (box.right > room.right || box.left < room.left) strip.scrollLeft += box.left - room.left - margin;
}

/** From now on the task runs before each change, after those of earlier calls. @param {() => void} task */
export function beforeEachChange(task) {
  before.push(task);
}

/** From now on the task runs after each change, after those of earlier calls. @param {() => void} task */
export function afterEachChange(task) {
  after.push(task);
}

page.show = (html) => {
  const wanted = create(html, false);
  if (!root.firstChild || !isLike(root.firstChild, wanted)) root.replaceChildren(wanted);
  requestAnimationFrame(bringIntoView);
};

page.render = (change) => {
  for (const task of before) task();
  apply(/** @type {ChildNode} */ (root.firstChild), JSON.parse(change));
  for (const task of after) task();
  /** @type {HTMLDialogElement | null} */ (root.querySelector("dialog:not([open])"))?.showModal();
  requestAnimationFrame(focusOnNew);
  requestAnimationFrame(bringIntoView);
};

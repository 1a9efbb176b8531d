// Changes the page as Python's view has changed. `game/ui/frame/changes.py` says what a change is.
// This module knows no screen: other modules register what they do around each change.
import { page } from "../bridge.js";

/** @typedef {Object<string, string | null>} Attributes Null removes an attribute. */
/** @typedef {number | string} Place The old index of a child, or the HTML of a new one. */
/** @typedef {string | [Attributes, Place[] | null, [number, Change][]]} Change */

/** @type {(() => void)[]} */
const before = [];

/** @type {(() => void)[]} */
const after = [];

/** The tasks of the frame after a change. @type {(() => void)[]} */
const inNextFrame = [];

/** What is covered, as selectors: inside it nothing gets the focus. @type {string[]} */
const covered = [];

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

/** Removes a node. A dialog is closed first, which restores the focus. @param {ChildNode} node */
function remove(node) {
  if (node instanceof HTMLDialogElement) node.close();
  node.remove();
}

/**
 * Sets and removes attributes. Controls get the property too: a control that somebody has used ignores
 * later changes of its attribute.
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
 * Whether two nodes have the same tags and texts. Attributes do not count: an early tap may have changed
 * them.
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

/** @param {Element} element */
function isCovered(element) {
  return covered.some((selector) => element.closest(selector));
}

/**
 * Sets the focus if nothing has it, or only something that is covered. Focus makes the browser lay out
 * the page, which it does in the next frame anyway.
 */
function focusOnNew() {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !isCovered(focused)) return;
  /** @type {NodeListOf<HTMLElement>} */
  const wanted = root.querySelectorAll("[data-autofocus]");
  [...wanted].find((element) => !isCovered(element))?.focus();
}

/** Runs the task before each change, after the tasks of earlier calls. @param {() => void} task */
export function beforeEachChange(task) {
  before.push(task);
}

/** Runs the task after each change, after the tasks of earlier calls. @param {() => void} task */
export function afterEachChange(task) {
  after.push(task);
}

/**
 * Runs the task in the frame after each change and after the first screen. There the browser lays out
 * the page anyway, so the task may measure.
 *
 * @param {() => void} task
 */
export function inEachNextFrame(task) {
  inNextFrame.push(task);
}

/** Lets nothing inside such elements get the focus from a change. @param {string} selector */
export function neverFocus(selector) {
  covered.push(selector);
}

page.show = (html) => {
  const wanted = create(html, false);
  if (!root.firstChild || !isLike(root.firstChild, wanted)) root.replaceChildren(wanted);
  for (const task of inNextFrame) requestAnimationFrame(task);
};

page.render = (change) => {
  for (const task of before) task();
  apply(/** @type {ChildNode} */ (root.firstChild), JSON.parse(change));
  for (const task of after) task();
  /** @type {HTMLDialogElement | null} */ (root.querySelector("dialog:not([open])"))?.showModal();
  requestAnimationFrame(focusOnNew);
  for (const task of inNextFrame) requestAnimationFrame(task);
};

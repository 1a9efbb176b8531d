// Changes the page as Python's view has changed. `game/ui/frame/changes.py` says what a change is.
// This module knows no screen: other modules register what they do around each change.
import { page } from "../bridge.js";
import { childrenOf, remembered, restore, setChildren, setText } from "./own_nodes.js";

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

/** What `root` shows. @type {ChildNode} */
let shown;

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
  const old = childrenOf(parent);
  const children = places.map((place) =>
    typeof place === "number" ? old[place] : remembered(create(place, inSvg)),
  );
  setChildren(parent, children);
}

/** @param {Element} element @param {Exclude<Change, string>} change */
function apply(element, [attributes, places, inside]) {
  setAttributes(element, attributes);
  if (places) arrange(element, places);
  for (const [index, inner] of inside) {
    if (typeof inner === "string") setText(element, index, inner);
    else apply(/** @type {Element} */ (childrenOf(element)[index]), inner);
  }
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
  const { firstChild } = root;
  shown = remembered(firstChild && isLike(firstChild, wanted) ? firstChild : wanted);
  if (shown !== firstChild) root.replaceChildren(shown);
  for (const task of inNextFrame) requestAnimationFrame(task);
};

/** Opens our dialog if it is closed, or open but not modal because somebody has taken it away. */
function openDialog() {
  /** @type {NodeListOf<HTMLDialogElement>} */
  const closed = root.querySelectorAll("dialog:not(:modal)");
  for (const dialog of closed) {
    if (childrenOf(dialog).length === 0) continue;
    dialog.removeAttribute("open");
    dialog.showModal();
    /** @type {HTMLInputElement | null} */
    const field = dialog.querySelector("input[autofocus]");
    // What is typed then replaces what the field has.
    field?.select();
  }
}

page.render = (change) => {
  for (const task of before) task();
  apply(/** @type {Element} */ (shown), JSON.parse(change));
  if (shown.parentNode !== root) root.append(shown);
  restore(shown);
  for (const task of after) task();
  openDialog();
  requestAnimationFrame(focusOnNew);
  for (const task of inNextFrame) requestAnimationFrame(task);
};

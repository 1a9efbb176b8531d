// The nodes of the page that the view describes. Other programs change the page, too: extensions insert
// elements, readers take them away, and translators put `font` elements in the place of texts. So
// `render.js` finds a node in the list of its parent's children, never by its place on the page.

/** The children of each element that the view describes. @type {WeakMap<Node, ChildNode[]>} */
const own = new WeakMap();

/** @type {ChildNode[]} */
const NONE = [];

/**
 * The node; from now on all that it contains counts as own.
 *
 * @param {ChildNode} node
 * @returns {ChildNode}
 */
export function remembered(node) {
  if (node.firstChild) own.set(node, [...node.childNodes].map(remembered));
  return node;
}

/** @param {Node} parent */
export function childrenOf(parent) {
  return own.get(parent) ?? NONE;
}

/** Removes a node. A dialog is closed first, which restores the focus. @param {ChildNode} node */
function remove(node) {
  if (node instanceof HTMLDialogElement) node.close();
  node.remove();
}

/**
 * Puts the children in their order, and leaves foreign nodes between them.
 *
 * @param {Node} parent
 * @param {ChildNode[]} children
 */
function order(parent, children) {
  const known = new Set(/** @type {Node[]} */ (children));
  let there = parent.firstChild;
  for (const child of children) {
    while (there && !known.has(there)) there = there.nextSibling;
    if (there === child) there = child.nextSibling;
    else parent.insertBefore(child, there);
  }
}

/** Whether a node is a text, or what translators put in the place of one. @param {Node} node */
function isText(node) {
  return node instanceof Text || node.nodeName === "FONT";
}

/**
 * Gives the parent these children, and removes the others that it had. Foreign elements stay. Translated
 * texts go: a new node with the original text takes the place, and is translated again.
 *
 * @param {Node} parent
 * @param {ChildNode[]} wanted
 */
export function setChildren(parent, wanted) {
  const kept = new Set(wanted);
  for (const node of childrenOf(parent)) if (!kept.has(node)) remove(node);
  for (const node of [...parent.childNodes]) if (isText(node) && !kept.has(node)) node.remove();
  const children = wanted.map((child) => {
    const isReplaced = child instanceof Text && child.parentNode !== parent;
    return isReplaced ? new Text(child.data) : child;
  });
  own.set(parent, children);
  order(parent, children);
}

/**
 * Changes a child that is a text.
 *
 * @param {Node} parent
 * @param {number} index
 * @param {string} text
 */
export function setText(parent, index, text) {
  const children = childrenOf(parent);
  const child = children[index];
  const isUntouched = parent.childNodes.length === children.length && child.parentNode === parent;
  if (isUntouched) child.nodeValue = text;
  else setChildren(parent, [...children.slice(0, index), new Text(text), ...children.slice(index + 1)]);
}

/**
 * Whether somebody has taken a child away. A translated text is not missing, nor is an element that a
 * foreign one wraps.
 *
 * @param {Node} parent
 */
function lacksChild(parent) {
  const children = childrenOf(parent);
  return children.some((child) => {
    if (child.parentNode === parent) return false;
    return child instanceof Text ? parent.childNodes.length < children.length : !parent.contains(child);
  });
}

/** Puts back the own nodes that are missing in a node. @param {Node} node */
export function restore(node) {
  if (lacksChild(node)) setChildren(node, childrenOf(node));
  childrenOf(node).forEach(restore);
}

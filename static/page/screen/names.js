// Keeps names short: `data-most` of a field is the most visible characters. One emoji is one of them, as
// in `names.py`, though it may have several signs.

const segments = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : undefined;

/** @param {string} text */
function visible(text) {
  return segments ? Array.from(segments.segment(text), ({ segment }) => segment) : Array.from(text);
}

/** @param {InputEvent} event */
function shorten({ target, isComposing }) {
  const most = target instanceof HTMLInputElement ? Number(target.dataset.most) : 0;
  if (!most || isComposing) return;
  const field = /** @type {HTMLInputElement} */ (target);
  const signs = visible(field.value);
  if (signs.length <= most) return;
  const caret = field.selectionStart;
  field.value = signs.slice(0, most).join("");
  field.setSelectionRange(caret, caret);
}

// Before Python gets the text.
addEventListener("input", (event) => shorten(/** @type {InputEvent} */ (event)), { capture: true });

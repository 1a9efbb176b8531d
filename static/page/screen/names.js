// Keeps names short: `data-most` of a field is the most visible characters. One emoji is one of them, as
// in `names.py`, though it may have several signs.

/** The visible characters of the text. @param {string} text */
function visible(text) {
  if (!("Segmenter" in Intl)) return Array.from(text);
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** @param {HTMLInputElement} field */
function shorten(field) {
  const most = Number(field.dataset.most ?? Infinity);
  if (field.value.length <= most) return;
  const signs = visible(field.value);
  if (signs.length <= most) return;
  const caret = field.selectionStart;
  field.value = signs.slice(0, most).join("");
  field.setSelectionRange(caret, caret);
}

/** Before Python gets the text, but not while an input method composes it. @param {Event} event */
function onInput(event) {
  const composes = event instanceof InputEvent && event.isComposing;
  if (!composes && event.target instanceof HTMLInputElement) shorten(event.target);
}

addEventListener("input", onInput, { capture: true });

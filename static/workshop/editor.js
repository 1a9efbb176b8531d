// The editor: CodeMirror, as PyScript ships it, in a shadow root. In a shadow root CodeMirror makes style
// sheets by script, which the page's policy allows. Elsewhere it makes `style` elements.
import { codemirror } from "../../pyscript/core.js";
import { workshop } from "./bridge.js";
import { completions } from "./completion.js";
import { FURTHER, styleOf, THEME } from "./theme.js";

/** @import { EditorWords } from "./bridge.js" */

/** Milliseconds without a key after which Python gets the code. */
const REST = 300;

/** The greatest indent of a wrapped line, in columns, so that a phone has room for the code. */
const MAX_HANG = 16;

const DARK = matchMedia("(prefers-color-scheme: dark)");

/** @type {any} */
let view;
/** @type {any} */
let setFault;
/** @type {any} */
let parts;

let told = "";
let timer = 0;

function tell() {
  clearTimeout(timer);
  const code = view.state.doc.toString();
  if (code === told) return;
  told = code;
  workshop.onCode(code);
}

/** CodeMirror's parts. They load while Python loads, so that the editor is ready with the page. */
async function loadParts() {
  const { core, state, python, language, view: views, commands } = codemirror;
  const loaded = await Promise.all([core, state, python, language, views, commands]);
  return Object.assign({}, ...loaded.map((part) => ({ ...part })));
}

const loading = loadParts();
// `openEditor` reports a failure.
loading.catch(() => {});

/** The marked line and the text below it. */
function faultField() {
  const { Decoration, EditorView, StateEffect, StateField, WidgetType } = parts;
  setFault = StateEffect.define();

  class FaultText extends WidgetType {
    /** @param {string} text */
    constructor(text) {
      super();
      this.text = text;
    }

    /** @param {FaultText} other */
    eq(other) {
      return other.text === this.text;
    }

    toDOM() {
      const element = document.createElement("div");
      element.className = "fault-text";
      element.dir = "auto";
      element.textContent = this.text;
      return element;
    }
  }

  /** @param {any} doc @param {{ line: number, text: string }} fault */
  function marks(doc, { line, text }) {
    if (!line) return Decoration.none;
    const at = doc.line(Math.min(line, doc.lines));
    return Decoration.set([
      Decoration.line({ class: "fault-line" }).range(at.from),
      Decoration.widget({ widget: new FaultText(text), block: true, side: 1 }).range(at.to),
    ]);
  }

  return StateField.define({
    create: () => Decoration.none,
    update(/** @type {any} */ old, /** @type {any} */ transaction) {
      const set = transaction.effects.find((/** @type {any} */ effect) => effect.is(setFault));
      return set ? marks(transaction.state.doc, set.value) : old.map(transaction.changes);
    },
    provide: (/** @type {any} */ field) => EditorView.decorations.from(field),
  });
}

/** Indents the rest of each wrapped line as much as its code. @param {any} view */
function hanging({ state, visibleRanges }) {
  const marks = [];
  for (const { from, to } of visibleRanges) {
    for (let { number } = state.doc.lineAt(from); number <= state.doc.lineAt(to).number; number += 1) {
      const line = state.doc.line(number);
      const indented = parts.countColumn(line.text.match(/^\s*/)[0], state.tabSize);
      const attributes = { style: `--hang: ${Math.min(indented, MAX_HANG) + FURTHER}ch` };
      if (indented) marks.push(parts.Decoration.line({ attributes }).range(line.from));
    }
  }
  return parts.Decoration.set(marks, true);
}

/**
 * Replaces selected code by typed text. Chromium itself would copy the look of the code into the attribute
 * `style`, which the page's policy forbids.
 *
 * @param {InputEvent} event
 */
function typeOver(event) {
  const { data, inputType, isComposing } = event;
  const { state } = view;
  const { main } = state.selection;
  if (inputType !== "insertText" || !data || isComposing || main.empty) return false;
  const insert = () => state.update({ ...state.replaceSelection(data), userEvent: "input.type" });
  const handlers = state.facet(parts.EditorView.inputHandler);
  const isDone = handlers.some((/** @type {any} */ handle) => handle(view, main.from, main.to, data, insert));
  if (!isDone) view.dispatch(insert());
  event.preventDefault();
  return true;
}

/** @param {any} dark a compartment */
function themed(dark) {
  return dark.of(parts.EditorView.theme(THEME, { dark: DARK.matches }));
}

/** @param {EditorWords} words @param {Element} host */
function extensions({ label, phrases, names }, host) {
  const { EditorState, EditorView, Compartment, indentUnit, keymap, indentWithTab } = parts;
  const { basicSetup, pythonLanguage, syntaxHighlighting, tooltips } = parts;
  const dark = new Compartment();
  DARK.addEventListener("change", () => {
    view.dispatch({ effects: dark.reconfigure(EditorView.theme(THEME, { dark: DARK.matches })) });
  });
  return [
    basicSetup,
    pythonLanguage,
    ...completions(parts, names).map((source) => pythonLanguage.data.of({ autocomplete: source })),
    indentUnit.of("    "),
    keymap.of([indentWithTab]),
    syntaxHighlighting({ style: styleOf }),
    EditorView.lineWrapping,
    EditorView.decorations.of(hanging),
    themed(dark),
    faultField(),
    // Lists of completions stay inside the editor: the message about the code is below it.
    tooltips({ tooltipSpace: () => host.getBoundingClientRect() }),
    EditorState.phrases.of(phrases),
    EditorView.domEventHandlers({ beforeinput: typeOver }),
    EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", translate: "no" }),
    EditorView.updateListener.of((/** @type {any} */ update) => {
      if (!update.docChanged) return;
      clearTimeout(timer);
      timer = setTimeout(tell, REST);
    }),
  ];
}

/** Hides the events of the editor from the keys and controls of the page. @param {Element} host */
function keepEvents(host) {
  for (const name of ["keydown", "input", "click", "cancel"]) {
    host.addEventListener(name, (event) => event.stopPropagation());
  }
}

/** @type {any} */
let options;

/** @param {string} code */
function stateOf(code) {
  return parts.EditorState.create({ doc: code, extensions: options });
}

workshop.openEditor = async (words) => {
  parts = await loading;
  const host = /** @type {HTMLElement} */ (document.getElementById("editor"));
  const root = host.attachShadow({ mode: "open" });
  keepEvents(host);
  options = extensions(JSON.parse(words), host);
  view = new parts.EditorView({ state: stateOf(""), parent: root, root });
  // Python must know the newest code before it hears of a tap.
  document.addEventListener("click", tell, true);
  addEventListener("pagehide", tell);
};

workshop.setCode = (code) => {
  clearTimeout(timer);
  told = code;
  view.setState(stateOf(code));
};

workshop.markFault = (line, text) => {
  const effects = [setFault.of({ line, text })];
  const { doc, selection } = view.state;
  if (line) {
    // While somebody types, the code stays where it is, above the message that may now be below it.
    const at = view.hasFocus ? selection.main.head : doc.line(Math.min(line, doc.lines)).from;
    effects.push(parts.EditorView.scrollIntoView(at, { y: view.hasFocus ? "nearest" : "center" }));
  }
  view.dispatch({ effects });
};

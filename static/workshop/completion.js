// What the editor completes: the names of the bots' library, of the code, and of Python.

/** @import { EditorWords } from "./bridge.js" */

/** The text before the cursor that the editor completes. */
const NAME = /[A-Za-z_][\w.]*$/;

const VALID = /^[\w.]*$/;

const WORDS = /[\p{L}\p{N}_]+/gu;

/** Places without names: the text of strings and comments. */
const TEXT = new Set(["Comment", "FormatString", "String"]);

/** Python's exceptions that are offered. Bots use no others. */
const USUAL = new Set([
  ...["AttributeError", "Exception", "IndexError", "KeyError", "NameError", "RuntimeError"],
  ...["StopIteration", "TypeError", "ValueError", "ZeroDivisionError"],
]);

/** @typedef {{ name: string, as: string, from: number, to: number }} Imported */

/**
 * An import from `zoo`, or of `zoo`.
 *
 * @typedef {object} Import
 * @property {string} module The name that the code has for the module; empty if it imports names.
 * @property {boolean} isAll Whether it imports all names.
 * @property {Imported[]} names
 * @property {number} at Where the names begin.
 */

/** The parts of the node but comments and what is missing. @param {any} node @returns {any[]} */
function partsOf(node) {
  const found = [];
  for (let part = node.firstChild; part; part = part.nextSibling) {
    if (part.name !== "Comment" && !part.type.isError) found.push(part);
  }
  return found;
}

/** The names after the word `import`. @param {any[]} parts @param {any} doc @returns {Imported[]} */
function namesOf(parts, doc) {
  const text = (/** @type {any} */ part) => doc.sliceString(part.from, part.to);
  return parts.flatMap((part, at) => {
    if (part.name !== "VariableName" || parts[at - 1]?.name === "as") return [];
    const other = parts[at + 1]?.name === "as" ? parts[at + 2] : undefined;
    const { from, to } = part;
    return { name: text(part), as: text(other ?? part), from, to: other?.to ?? to };
  });
}

/**
 * What the statement imports of `zoo`; undefined if nothing.
 *
 * @param {any} statement @param {any} doc @returns {Import | undefined}
 */
function importOf(statement, doc) {
  const parts = partsOf(statement);
  const start = parts.findIndex((part) => part.name === "import");
  if (start < 0) return undefined;
  const names = namesOf(parts.slice(start + 1), doc);
  if (start === 0) {
    const module = names.find(({ name }) => name === "zoo")?.as;
    return module ? { module, isAll: false, names: [], at: parts[0].to } : undefined;
  }
  if (!/^from\s+zoo\s+import$/.test(doc.sliceString(statement.from, parts[start].to))) return undefined;
  const first = parts[start + 1];
  const isOpened = first?.name === "(";
  return { module: "", isAll: first?.name === "*", names, at: isOpened ? first.to : parts[start].to };
}

/** All imports of `zoo` outside of functions. @param {any} tree @param {any} doc @returns {Import[]} */
function importsOf(tree, doc) {
  const statements = partsOf(tree.topNode).filter((node) => node.name === "ImportStatement");
  return statements.flatMap((node) => importOf(node, doc) ?? []);
}

/** The change that adds the name to the import. @param {Import} found @param {string} name */
function adding({ names, at }, name) {
  const next = names.find((one) => one.name > name);
  if (next) return { from: next.from, insert: `${name}, ` };
  const last = names.at(-1);
  return last ? { from: last.to, insert: `, ${name}` } : { from: at, insert: ` ${name}` };
}

/**
 * What the code calls the name of `zoo`, and the change that imports it if none does.
 *
 * @param {Import[]} imports @param {string} code @param {string} name
 */
function importing(imports, code, name) {
  const known = imports.flatMap(({ names }) => names).filter((one) => one.name === name);
  if (known.length) return { text: known.some(({ as }) => as === name) ? name : known[0].as };
  if (imports.some(({ isAll }) => isAll)) return { text: name };
  const module = imports.find((one) => one.module)?.module;
  if (module) return { text: `${module}.${name}` };
  if (imports.length) return { text: name, change: adding(imports[0], name) };
  const from = /^(?:#.*\n)*/.exec(code)?.[0].length ?? 0;
  return { text: name, change: { from, insert: `from zoo import ${name}\n\n\n` } };
}

/** @type {any} */
let parts;

/** @type {any[]} */
let library = [];

/** The same names, without what imports them. @type {any[]} */
let members = [];

/** @param {any} state */
function treeOf(state) {
  return parts.ensureSyntaxTree(state, state.doc.length, 100) ?? parts.syntaxTree(state);
}

/** @param {any} state */
function importsIn(state) {
  return importsOf(treeOf(state), state.doc);
}

/** The statement that imports around the cursor, or before the last comma. @param {any} context */
function statementAt({ state, pos }) {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from).replace(/[\s,]+$/, "");
  let found = treeOf(state).resolveInner(before ? line.from + before.length : pos, -1);
  while (found && found.name !== "ImportStatement") found = found.parent;
  return found;
}

/**
 * Inserts a name of `zoo`, and imports it.
 *
 * @param {any} view @param {{ label: string }} completion @param {number} from @param {number} to
 */
function insertImported(view, { label }, from, to) {
  const { state } = view;
  const { text, change } = importing(importsIn(state), state.doc.toString(), label);
  const changes = state.changes([...(change ? [change] : []), { from, to, insert: text }]);
  view.dispatch({ changes, selection: { anchor: changes.mapPos(to, 1) }, userEvent: "input.complete" });
}

/**
 * The names of `zoo` that the statement does not import yet. None if it imports another module.
 *
 * @param {any} statement @param {any} context @param {number} from
 */
function inImport(statement, { state, pos }, from) {
  const found = importOf(statement, state.doc);
  if (!found || found.module || from < found.at) return [];
  if (/\bas\s+$/.test(state.sliceDoc(found.at, from))) return [];
  const others = [found, ...importsIn(state)].flatMap(({ names }) => names);
  const known = others.filter((one) => pos < one.from || pos > one.to).map(({ name }) => name);
  return members.filter(({ label }) => !known.includes(label));
}

/** The names of the bots' library. @param {any} context */
function ofLibrary(context) {
  const { state, pos } = context;
  if (TEXT.has(treeOf(state).resolveInner(pos, -1).name)) return null;
  const before = context.matchBefore(NAME) ?? { from: pos, text: "" };
  if (!before.text && !context.explicit) return null;
  const { from, text } = before;
  const statement = statementAt(context);
  if (statement) return { from, options: inImport(statement, context, from), validFor: VALID };
  const module = importsIn(state).find((one) => one.module)?.module;
  if (module && text.startsWith(`${module}.`)) return { from: from + module.length + 1, options: members, validFor: VALID };
  return { from, options: library, validFor: VALID };
}

/** The names of the code, without the word that is just typed. @param {any} context */
function ofCode(context) {
  const { state, pos } = context;
  const found = statementAt(context) ? null : parts.localCompletionSource(context);
  const word = state.wordAt(pos);
  if (!found || !word) return found;
  const typed = state.sliceDoc(word.from, word.to);
  const same = (state.doc.toString().match(WORDS) ?? []).filter((/** @type {string} */ one) => one === typed);
  if (same.length > 1) return found;
  return { ...found, options: found.options.filter((/** @type {any} */ { label }) => label !== typed) };
}

/** Python's own names. @param {any} context */
function ofPython(context) {
  const found = statementAt(context) ? null : parts.globalCompletion(context);
  const isUsual = (/** @type {any} */ { label, type }) => type !== "type" || USUAL.has(label);
  return found && { ...found, options: found.options.filter(isUsual) };
}

/**
 * The sources of completions.
 *
 * @param {any} codemirror its parts @param {EditorWords["names"]} names
 */
export function completions(codemirror, names) {
  parts = codemirror;
  const shown = names.map(({ label, detail, info }) => ({ label, detail, info, type: "variable" }));
  members = shown.filter((_, at) => names[at].isImported);
  library = shown.map((one) => (members.includes(one) ? { ...one, apply: insertImported } : one));
  return [ofLibrary, ofCode, ofPython];
}

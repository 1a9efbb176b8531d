// How the editor looks: the colours come from the style sheets of the page.

/** How far the rest of a wrapped line is indented beyond its beginning, in columns. */
export const FURTHER = 2;

/** The classes of words in the code, by the beginning of their kinds as the parser names them. */
const KINDS = /** @type {const} */ ([
  ["comment", /comment/i],
  ["text", /string|character|escape/],
  ["number", /number|integer|float|bool|null|atom/],
  ["defined", /^(definition|function)\(/],
  ["keyword", /keyword|self|modifier|operatorKeyword/i],
]);

/** How the words of the code look: a class for each kind. @param {readonly any[]} tags */
export function styleOf(tags) {
  for (const tag of tags) {
    const found = KINDS.find(([, pattern]) => pattern.test(String(tag)));
    if (found) return `tok-${found[0]}`;
  }
  return null;
}

/** What the fields and buttons of a panel have in common. */
const CONTROL = {
  minHeight: "36px",
  padding: "2px 12px",
  border: "2px solid var(--line)",
  borderRadius: "14px",
  color: "var(--ink)",
  font: "inherit",
};

const ABOVE = { top: "auto !important", bottom: "100% !important" };

export const THEME = {
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--code-ground)", fontSize: "var(--code-size)" },
  "&.cm-focused": { outline: "none" },
  // The page's own typeface makes all of its text bolder.
  ".cm-scroller": {
    fontFamily: "var(--code-typeface)",
    fontWeight: "400",
    lineHeight: "1.5",
    overflow: "auto",
    scrollbarWidth: "thin",
  },
  ".cm-line": {
    paddingLeft: `calc(6px + var(--hang, ${FURTHER}ch))`,
    textIndent: `calc(-1 * var(--hang, ${FURTHER}ch))`,
  },
  ".cm-content": { caretColor: "var(--ink)", userSelect: "text", WebkitUserSelect: "text" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--code-gutter)", color: "var(--soft-ink)", border: "none" },
  ".cm-activeLine": { backgroundColor: "var(--code-active)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--code-active)", color: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--code-selection)",
  },
  ".cm-panels": {
    backgroundColor: "var(--card)",
    color: "var(--ink)",
    font: "var(--regular) calc(0.9 * var(--text)) / 1.2 var(--typeface)",
  },
  ".cm-panels.cm-panels-bottom": { borderTop: "2px solid var(--line)" },
  ".cm-panel.cm-search, .cm-dialog": {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px",
    alignItems: "center",
    padding: "8px 48px 8px 8px",
  },
  ".cm-panel.cm-search br": { display: "none" },
  ".cm-panel.cm-search :is(input, button, label), .cm-panel.cm-search input[type=checkbox]": { margin: "0" },
  ".cm-panel.cm-search label": { display: "flex", gap: "4px", alignItems: "center", fontSize: "inherit" },
  ".cm-panel input[type=checkbox]": { width: "18px", height: "18px", accentColor: "var(--accent-deep)" },
  ".cm-textfield": {
    ...CONTROL,
    flex: "1 1 9em",
    minWidth: "0",
    backgroundColor: "var(--paper-light)",
  },
  ".cm-button": {
    ...CONTROL,
    background: "var(--card)",
    boxShadow: "0 2px 0 var(--line)",
    cursor: "pointer",
  },
  ".cm-panel :is(input, button):focus-visible": { outline: "3px solid var(--focus)", outlineOffset: "1px" },
  ".cm-panel.cm-search [name=close], .cm-dialog-close": {
    position: "absolute",
    top: "8px",
    right: "8px",
    width: "36px",
    height: "36px",
    border: "2px solid var(--line)",
    borderRadius: "50%",
    fontSize: "20px",
    lineHeight: "1",
    cursor: "pointer",
  },
  ".cm-searchMatch": { backgroundColor: "rgb(242 178 17 / 40%)" },
  ".cm-searchMatch.cm-searchMatch-selected": { outline: "2px solid var(--accent)" },
  ".cm-tooltip": { backgroundColor: "var(--card)", color: "var(--ink)", border: "1px solid var(--line)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--code-typeface)", fontWeight: "400" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "5px 8px", lineHeight: "1.4" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--accent-deep)",
    color: "var(--on-accent)",
  },
  ".cm-completionInfo": { font: "var(--regular) 1em / 1.3 var(--typeface)", padding: "8px 12px", maxWidth: "320px" },
  // Where it has no room beside the list, it stands below or above the whole list.
  ".cm-completionInfo.cm-completionInfo-left-narrow, .cm-completionInfo.cm-completionInfo-right-narrow": {
    top: "100% !important",
    bottom: "auto !important",
  },
  ".cm-tooltip-above > .cm-completionInfo.cm-completionInfo-left-narrow": ABOVE,
  ".cm-tooltip-above > .cm-completionInfo.cm-completionInfo-right-narrow": ABOVE,
  ".tok-comment": { color: "var(--code-comment)", fontStyle: "italic" },
  ".tok-text": { color: "var(--code-text)" },
  ".tok-number": { color: "var(--code-number)" },
  ".tok-defined": { color: "var(--code-defined)" },
  ".tok-keyword": { color: "var(--code-keyword)", fontWeight: "bold" },
  ".fault-line": { backgroundColor: "var(--fault-ground)" },
  ".fault-text": {
    padding: "4px 12px",
    borderInlineStart: "4px solid var(--red)",
    backgroundColor: "var(--fault-ground)",
    font: "var(--bold) calc(0.9 * var(--text)) / 1.3 var(--typeface)",
    whiteSpace: "pre-wrap",
  },
};

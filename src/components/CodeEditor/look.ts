import {HighlightStyle, syntaxHighlighting, type TagStyle} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** The same colours as the highlighted code that the editor replaces. */
const COLOURS: readonly TagStyle[] = [
  {tag: [tags.comment, tags.meta], color: 'var(--code-quiet)', fontStyle: 'italic'},
  {tag: [tags.keyword, tags.modifier, tags.controlKeyword], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.regexp, tags.attributeValue], color: 'var(--code-string)'},
  {tag: [tags.number, tags.bool, tags.null, tags.unit], color: 'var(--code-number)'},
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className],
    color: 'var(--code-function)',
  },
  {tag: [tags.tagName, tags.angleBracket], color: 'var(--code-tag)'},
  {tag: [tags.attributeName, tags.propertyName], color: 'var(--code-name)'},
  {tag: [tags.special(tags.variableName), tags.character], color: 'var(--code-variable)'},
];

/**
 * The highlighted style sheets use one colour for every kind of selector, and none for keywords used as
 * values.
 */
const SHEET_COLOURS: readonly TagStyle[] = [
  ...COLOURS,
  {
    tag: [tags.className, tags.constant(tags.className), tags.labelName],
    color: 'var(--code-tag)',
  },
  {tag: tags.atom, color: 'var(--code-ink)'},
];

const SHEETS: ReadonlySet<string> = new Set(['css', 'scss']);

const highlighting = syntaxHighlighting(HighlightStyle.define(COLOURS));
const sheetHighlighting = syntaxHighlighting(HighlightStyle.define(SHEET_COLOURS));

const theme = EditorView.theme({
  '&': {
    // Keeps the editor's z-indexes in their own stacking context, below the navbar.
    isolation: 'isolate',
    color: 'var(--code-ink)',
    backgroundColor: 'var(--code-surface)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': {outline: 'none'},
  // An outline on the editor itself would be painted underneath the line numbers, which stay in place when
  // the code scrolls.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 201,
    border: '3px solid var(--focus)',
    pointerEvents: 'none',
  },
  '.cm-scroller': {fontFamily: 'var(--font-mono)', lineHeight: '1.6', overflowX: 'auto'},
  '.cm-content': {padding: 'var(--space-3) 0', caretColor: 'var(--ink)'},
  '.cm-cursor': {borderLeftColor: 'var(--ink)', borderLeftWidth: '2px'},
  '.cm-gutters': {
    border: 'none',
    backgroundColor: 'var(--code-surface)',
    color: 'var(--code-quiet)',
  },
  // Keeps each character where it was before the editor was opened.
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: '3.2em',
    padding: '0 1em 0 0',
  },
  '.cm-line': {padding: '0 1rem 0 0'},
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'var(--code-mark)'},
  '.cm-errorLine, .cm-errorLineGutter': {backgroundColor: 'var(--danger-soft)'},
  '.cm-errorLineGutter': {
    boxShadow: 'inset 4px 0 0 var(--danger)',
    color: 'var(--danger)',
    fontWeight: 700,
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {backgroundColor: 'var(--accent-soft)'},
});

export function lookOf(lang: string): Extension {
  return [theme, SHEETS.has(lang) ? sheetHighlighting : highlighting];
}

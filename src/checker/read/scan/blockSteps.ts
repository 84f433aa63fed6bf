import {matchContainer} from './containers';
import {endOfComment, endOfIndented, endOfParagraph, indentOf} from './extents';
import {matchFence, readFence} from './fences';
import type {Lines} from '../../../text/lines';
import type {ContainerLine, Fault, Fence, Paragraph} from './types';
import type {Span} from '../../../text/span';

/** The state while a file is read line by line. */
export interface BlockState {
  readonly lines: Lines;
  readonly fences: Fence[];
  readonly containerLines: ContainerLine[];
  readonly statements: Span[];
  readonly paragraphs: Paragraph[];
  readonly faults: Fault[];
  /** Whether the file has a `<<<<<<<` line: only then is a row of seven `=` a conflict marker. */
  readonly hasMerge: boolean;
  /** Column at which the text of the current list item begins; 0 outside lists. */
  listIndent: number;
  afterBlank: boolean;
  open: {start: number; end: number; readonly indent: number} | undefined;
}

/** Reads one or more lines and returns the index of the last; undefined when the line is of another kind. */
type Step = (state: BlockState, index: number) => number | undefined;

const LIST_ITEM = /^([\s>]*(?:[-*+]|\d{1,9}[.)])\s+)\S/;
const STATEMENT = /^(?:import|export) /;
const REAL_STATEMENT =
  /^(?:import\s+(?:['"]|[\w*{$][^'"]*\bfrom\s*['"])|export\s+(?:default|const|let|var|function|class|async|\{|\*))/;
const WORD_LENGTH = 'import'.length;
const MERGE = /^(?:<{7}|={7}|>{7})(?:\s|$)/;
const VUEPRESS = /^(?:\[\[toc\]\]\s*$|<<<\s|@\[code)/i;
const CODE_INDENT = 4;

export function closeParagraph(state: BlockState): void {
  if (state.open !== undefined) {
    state.paragraphs.push(state.open);
    state.open = undefined;
  }
}

const blank: Step = (state, index) => {
  const {text} = state.lines.list[index]!;
  if (text.trim() === '') {
    closeParagraph(state);
    state.afterBlank = true;
    return index;
  }
  if (indentOf(text) < state.listIndent && state.afterBlank) {
    state.listIndent = 0;
  }
  return undefined;
};

const mergeMarker: Step = (state, index) => {
  const {text, start, end} = state.lines.list[index]!;
  if (!state.hasMerge || !MERGE.test(text)) {
    return undefined;
  }
  closeParagraph(state);
  state.faults.push({kind: 'merge-marker', start, end, text: text.slice(0, 7)});
  return index;
};

const fence: Step = (state, index) => {
  const {text} = state.lines.list[index]!;
  const opening = matchFence(text);
  if (opening === undefined) {
    return undefined;
  }
  closeParagraph(state);
  const item = LIST_ITEM.exec(text);
  const indent = item ? item[1]!.length : Math.min(state.listIndent, indentOf(text));
  const read = readFence(state.lines, index, opening, indent);
  state.fences.push(read.fence);
  state.afterBlank = false;
  return read.next - 1;
};

const container: Step = (state, index) => {
  const line = matchContainer(state.lines.list[index]!);
  if (line === undefined) {
    return undefined;
  }
  closeParagraph(state);
  state.containerLines.push(line);
  state.afterBlank = false;
  return index;
};

const vuepress: Step = (state, index) => {
  const {text, start, end} = state.lines.list[index]!;
  if (!VUEPRESS.test(text)) {
    return undefined;
  }
  closeParagraph(state);
  state.faults.push({kind: 'vuepress', start, end, text: text.trim()});
  return index;
};

const statement: Step = (state, index) => {
  const {list} = state.lines;
  const {text, start} = list[index]!;
  if (state.open !== undefined || !STATEMENT.test(text)) {
    return undefined;
  }
  if (REAL_STATEMENT.test(text)) {
    const last = endOfParagraph(list, index);
    state.statements.push({start, end: list[last]!.end});
    return last;
  }
  const word = text.slice(0, WORD_LENGTH);
  state.faults.push({kind: 'import-prose', start, end: start + WORD_LENGTH, text: word});
  return undefined;
};

const indentedCode: Step = (state, index) => {
  const {list} = state.lines;
  const {text, start} = list[index]!;
  const wanted = state.listIndent + CODE_INDENT;
  const isCode = state.open === undefined && state.afterBlank && indentOf(text) >= wanted;
  if (!isCode || LIST_ITEM.test(text)) {
    return undefined;
  }
  const last = endOfIndented(list, index, wanted);
  state.faults.push({kind: 'indented-code', start, end: list[last]!.end, text: text.trim()});
  return last;
};

const prose: Step = (state, index) => {
  const {list} = state.lines;
  const {text, start, end} = list[index]!;
  const item = LIST_ITEM.exec(text);
  if (item !== null) {
    closeParagraph(state);
    state.listIndent = item[1]!.length;
  }
  const last = endOfComment(list, index);
  state.open ??= {start, end, indent: indentOf(text)};
  state.open.end = list[last]!.end;
  state.afterBlank = false;
  if (/^#{1,6}(?:\s|$)/.test(text)) {
    closeParagraph(state);
  }
  return last;
};

/** Tried in this order; the first step that recognizes a line reads it. */
export const STEPS: readonly Step[] = [
  blank,
  mergeMarker,
  fence,
  container,
  vuepress,
  statement,
  indentedCode,
  prose,
];

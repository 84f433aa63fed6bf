import type {Lines} from '../../../text/lines';
import {closeParagraph, STEPS, type BlockState} from './blockSteps';
import type {ContainerLine, Fault, Fence, Paragraph} from './types';
import type {Span} from '../../../text/span';

export interface Blocks {
  readonly fences: readonly Fence[];
  readonly containerLines: readonly ContainerLine[];
  readonly statements: readonly Span[];
  readonly paragraphs: readonly Paragraph[];
  readonly faults: readonly Fault[];
}

/** Splits a file into fences, container lines, imports and paragraphs; never fails. */
export function scanBlocks(lines: Lines, from: number): Blocks {
  const {list} = lines;
  const state: BlockState = {
    lines,
    fences: [],
    containerLines: [],
    statements: [],
    paragraphs: [],
    faults: [],
    hasMerge: list.some(({text}) => /^<{7}(?:\s|$)/.test(text)),
    listIndent: 0,
    afterBlank: true,
    open: undefined,
  };
  const first = list.findIndex(({start}) => start >= from);
  for (let index = first === -1 ? list.length : first; index < list.length; index += 1) {
    index = takeLine(state, index);
  }
  closeParagraph(state);
  return state;
}

/** Lets the first step that recognizes a line read it; returns the index of the last line read. */
function takeLine(state: BlockState, index: number): number {
  for (const step of STEPS) {
    const last = step(state, index);
    if (last !== undefined) {
      return last;
    }
  }
  return index;
}

import type {Lines} from '../../../text/lines';
import type {Fence} from './types';

const OPENING = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?!.*`)|~{3,})(.*)$/;
const PROSE_BLOCK = /^(?:#{1,6}\s|:::|!\[|<\/?[A-Z])/;
const SENTENCE = /^[A-Z][\w’',-]*(?:\s\S+){3,}[.:?!]$/;

export interface FenceOpening {
  readonly marker: string;
  readonly info: string;
}

export function matchFence(text: string): FenceOpening | undefined {
  const match = OPENING.exec(text);
  return match === null ? undefined : {marker: match[1]!, info: match[2]!};
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** Where a fence that is never closed was meant to end: at the first line that can only be prose. */
function firstProse({list}: Lines, from: number, before: number): number {
  for (let index = from + 1; index < before; index += 1) {
    const {text} = list[index]!;
    const follows = list[index - 1]!.text.trim() === '';
    if (follows && (PROSE_BLOCK.test(text) || SENTENCE.test(text.trim()))) {
      return index;
    }
  }
  return before;
}

/**
 * Reads the fence that opens at a line.
 *
 * @param listIndent column at which the text of the list item around the fence begins; 0 outside lists
 * @returns the fence and the index of the first line after it
 */
export function readFence(
  lines: Lines,
  index: number,
  {marker, info}: FenceOpening,
  listIndent: number,
): {readonly fence: Fence; readonly next: number} {
  const {list} = lines;
  const opening = list[index]!;
  const symbol = marker[0]!;
  const closing = new RegExp(`^[\\s>]*${symbol}{${marker.length},}\\s*$`);
  let last = index + 1;
  let ending: Fence['ending'] = 'open';
  for (; last < list.length; last += 1) {
    const {text} = list[last]!;
    if (closing.test(text)) {
      ending = 'closed';
      break;
    }
    if (listIndent > 0 && text.trim() !== '' && indentOf(text) < listIndent) {
      ending = 'dedent';
      break;
    }
    const inner = matchFence(text);
    if (inner !== undefined && inner.marker[0] === symbol && inner.marker.length >= marker.length) {
      break;
    }
  }
  if (ending === 'open') {
    last = firstProse(lines, index, last);
  }
  const bodyStart = list[index + 1]?.start ?? opening.end;
  const next = ending === 'closed' ? last + 1 : last;
  return {
    fence: {
      start: opening.start,
      end: list[next - 1]!.end,
      marker,
      info,
      infoStart: opening.end - info.length,
      body: {start: bodyStart, end: Math.max(bodyStart, list[last - 1]!.end)},
      ending,
    },
    next,
  };
}

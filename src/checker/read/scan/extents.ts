import type {Lines} from '../../../text/lines';

type LineList = Lines['list'];

const INLINE_CODE = /(`+)(?!`)[^`](?:.*?[^`])?\1(?!`)/g;

export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** Index of the last line of a comment that begins on a line; the line itself if none continues after it. */
export function endOfComment(list: LineList, index: number): number {
  const text = list[index]!.text.replace(INLINE_CODE, '');
  const close = /\{\/\*(?!.*\*\/)/.test(text)
    ? '*/'
    : /<!--(?!.*-->)/.test(text)
      ? '-->'
      : undefined;
  if (close === undefined) {
    return index;
  }
  const end = list.findIndex((line, other) => other > index && line.text.includes(close));
  return end === -1 ? index : end;
}

/** Index of the last line before a blank one. */
export function endOfParagraph(list: LineList, from: number): number {
  let last = from;
  while (last + 1 < list.length && list[last + 1]!.text.trim() !== '') {
    last += 1;
  }
  return last;
}

/** Index of the last line of a block with at least this indent; the block may contain blank lines. */
export function endOfIndented(list: LineList, from: number, indent: number): number {
  let last = from;
  for (let index = from; index < list.length; index += 1) {
    const {text} = list[index]!;
    if (text.trim() === '') {
      continue;
    }
    if (indentOf(text) < indent) {
      break;
    }
    last = index;
  }
  return last;
}

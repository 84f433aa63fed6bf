export interface Line {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last character, before the line ending. */
  readonly end: number;
  readonly text: string;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Lines {
  readonly list: readonly Line[];
  /** Line and column, from 1, of an offset. */
  readonly at: (offset: number) => Position;
  /** Index in the list of the line that contains the offset. */
  readonly indexOf: (offset: number) => number;
  /** Offset of a line and a column, both from 1. */
  readonly offset: (line: number, column: number) => number;
}

const ENDING = /\r\n|\n|\r/g;

/** Splits a text at every kind of line ending, and finds places in it. */
export function splitLines(text: string): Lines {
  const list: Line[] = [];
  let start = 0;
  for (const match of text.matchAll(ENDING)) {
    list.push({start, end: match.index, text: text.slice(start, match.index)});
    start = match.index + match[0].length;
  }
  list.push({start, end: text.length, text: text.slice(start)});

  const indexOf = (offset: number): number => {
    let low = 0;
    let high = list.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (list[middle]!.start <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  };
  return {
    list,
    indexOf,
    at: (offset) => {
      const index = indexOf(offset);
      return {line: index + 1, column: offset - list[index]!.start + 1};
    },
    offset: (line, column) => (list[Math.min(line, list.length) - 1]?.start ?? 0) + column - 1,
  };
}

/** A piece of a text; a marked piece matches what the reader searched for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Splits a text at the ends of the ranges, which may overlap and be in any order. */
export function markRanges(text: string, ranges: readonly Range[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const {start, end} of [...ranges].sort((a, b) => a.start - b.start)) {
    if (end <= position) {
      continue;
    }
    const from = Math.max(start, position);
    addPiece(text.slice(position, from), false);
    addPiece(text.slice(from, end), true);
    position = end;
  }
  addPiece(text.slice(position), false);
  return pieces;

  function addPiece(piece: string, marked: boolean): void {
    const last = pieces.at(-1);
    if (piece === '') {
      return;
    }
    if (last?.marked === marked) {
      pieces[pieces.length - 1] = {text: last.text + piece, marked};
    } else {
      pieces.push({text: piece, marked});
    }
  }
}

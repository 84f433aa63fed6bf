import type {Ink} from './ink';

interface Cell {
  readonly mark: string;
  /** The commit to which the lane leads. */
  readonly oid?: string;
}

const BLANK: Cell = {mark: ' '};

/** One row of the drawing; columns without a mark are blank. */
export class Row {
  private readonly cells: Cell[] = [];

  /** @param oid the commit to which the marks lead, whose colour they get */
  draw(column: number, marks: string, oid?: string): this {
    while (this.cells.length < column) this.cells.push(BLANK);
    this.cells.splice(column, marks.length, ...[...marks].map((mark) => ({mark, oid})));
    return this;
  }

  padded(width: number, ink: Ink): string {
    const text = this.cells.map(({mark, oid}) => ink.mark(mark, oid)).join('');
    return text + ' '.repeat(Math.max(0, width - this.cells.length));
  }
}

/** A lane's column in a row where it stands still. */
export function columnOf(lane: number): number {
  return 2 * lane;
}

/** A row with a bar for each of the lanes, given by the commits to which they lead. */
export function barsOf(lanes: readonly (string | undefined)[]): Row {
  const row = new Row();
  for (const [lane, oid] of lanes.entries()) row.draw(columnOf(lane), '|', oid);
  return row;
}

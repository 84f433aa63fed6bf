/** One row of the drawing; columns without a mark are blank. */
export class Row {
  private readonly cells: string[] = [];

  draw(column: number, marks: string): this {
    while (this.cells.length < column) this.cells.push(' ');
    this.cells.splice(column, marks.length, ...marks);
    return this;
  }

  padded(width: number): string {
    return this.cells.join('').padEnd(width);
  }
}

/** A lane's column in a row where it stands still. */
export function columnOf(lane: number): number {
  return 2 * lane;
}

/** A row with a bar for each of the first `count` lanes. */
export function barsOf(count: number): Row {
  const row = new Row();
  for (let lane = 0; lane < count; lane += 1) row.draw(columnOf(lane), '|');
  return row;
}

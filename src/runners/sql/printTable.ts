import {type ValueType, printValue} from './valueTypes';

export interface ResultColumn {
  readonly header: string;
  readonly type: ValueType;
}

/** Rows that are printed of one result; more than a reader looks at. */
const MOST_ROWS = 500;

/** A result in the frame that the mysql client draws. */
export function printTable(
  columns: readonly ResultColumn[],
  rows: readonly (readonly unknown[])[],
): string {
  if (rows.length === 0) {
    return 'Empty set';
  }
  const shown = rows.slice(0, MOST_ROWS);
  const cells = shown.map((row) => columns.map(({type}, index) => printValue(row[index], type)));
  const widths = columns.map(({header}, index) =>
    Math.max(width(header), ...cells.map((row) => width(row[index]!))),
  );
  const right = columns.map(({type}, index) => isNumeric(type, shown, index));
  const rule = `+${widths.map((size) => '-'.repeat(size + 2)).join('+')}+`;
  const line = (texts: readonly string[], aligned: readonly boolean[]) =>
    `|${texts.map((text, index) => ` ${pad(text, widths[index]!, aligned[index]!)} `).join('|')}|`;
  const count = rows.length === 1 ? '1 row in set' : `${rows.length} rows in set`;
  return [
    rule,
    line(
      columns.map(({header}) => header),
      right.map(() => false),
    ),
    rule,
    ...cells.map((row) => line(row, right)),
    rule,
    rows.length > MOST_ROWS ? `${count}, the first ${MOST_ROWS} are shown` : count,
  ].join('\n');
}

function isNumeric(type: ValueType, rows: readonly (readonly unknown[])[], index: number): boolean {
  if (type.kind !== 'unknown') {
    return type.kind !== 'text';
  }
  const values = rows.map((row) => row[index]).filter((value) => value !== null);
  return values.length > 0 && values.every((value) => typeof value === 'number');
}

function pad(text: string, size: number, right: boolean): string {
  const gap = ' '.repeat(Math.max(0, size - width(text)));
  return right ? gap + text : text + gap;
}

/** Characters, not code units: an emoji is one. */
function width(text: string): number {
  return [...text].length;
}

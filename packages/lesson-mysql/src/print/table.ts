import type {ResultColumn} from '../query/frame';
import type {Row} from '../store/table';
import {toText} from '../types/convert';
import {isNumeric} from '../types/types';

/** Rows that are printed of one result; more than a reader looks at. */
const MOST_ROWS = 500;

export function cellText(value: Row[number], column: ResultColumn): string {
  return toText(value, column.type) ?? 'NULL';
}

/** A result in the frame that the mysql client draws. */
export function printTable(
  columns: readonly ResultColumn[],
  rows: readonly Row[],
  warnings: number,
): string {
  if (rows.length === 0) {
    return `Empty set${warningText(warnings)}`;
  }
  const cells = rows
    .slice(0, MOST_ROWS)
    .map((row) => row.map((value, index) => cellText(value, columns[index]!).replace(/\0/g, ' ')));
  // The client counts bytes here, so a column with accents is wider than it looks.
  const widths = columns.map(({name, nullable}, index) =>
    cells.reduce(
      (most, row) => Math.max(most, bytes(row[index]!)),
      Math.max(bytes(name), nullable ? 4 : 0),
    ),
  );
  const rule = `+${widths.map((size) => '-'.repeat(size + 2)).join('+')}+`;
  const line = (texts: readonly string[], right: (index: number) => boolean) =>
    `|${texts.map((text, index) => ` ${pad(text, widths[index]!, right(index))} `).join('|')}|`;
  const isRight = (index: number) => isNumeric(columns[index]!.type);
  const head = line(
    columns.map(({name}) => name),
    () => false,
  );
  return [
    rule,
    head,
    rule,
    ...cells.map((row) => line(row, isRight)),
    rule,
    countText(rows.length, warnings),
  ].join('\n');
}

/** A result with each column on a line of its own, as `\G` asks for. */
export function printVertical(
  columns: readonly ResultColumn[],
  rows: readonly Row[],
  warnings: number,
): string {
  if (rows.length === 0) {
    return `Empty set${warningText(warnings)}`;
  }
  const size = Math.max(...columns.map(({name}) => width(name)));
  const lines = rows
    .slice(0, MOST_ROWS)
    .flatMap((row, number) => [
      `*************************** ${number + 1}. row ***************************`,
      ...row.map(
        (value, index) =>
          `${pad(columns[index]!.name, size, true)}: ${cellText(value, columns[index]!)}`,
      ),
    ]);
  return [...lines, countText(rows.length, warnings)].join('\n');
}

function countText(count: number, warnings: number): string {
  const text = count === 1 ? '1 row in set' : `${count} rows in set`;
  return `${text}${warningText(warnings)}${count > MOST_ROWS ? `, the first ${MOST_ROWS} are shown` : ''}`;
}

export function warningText(count: number): string {
  return count === 0 ? '' : count === 1 ? ', 1 warning' : `, ${count} warnings`;
}

function bytes(text: string): number {
  return /^[\x20-\x7e]*$/.test(text) ? text.length : new TextEncoder().encode(text).length;
}

function pad(text: string, size: number, right: boolean): string {
  const gap = ' '.repeat(Math.max(0, size - width(text)));
  return right ? gap + text : text + gap;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

/** Places on the screen as the client counts them: two for East Asian letters, one for all others. */
function width(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) {
    return text.length;
  }
  return [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0);
}

import {formatValue} from './format';

const INDEX = '(index)';
const VALUES = 'Values';

/** The boxes that `console.table` prints, or undefined if the value has no rows. */
export function formatTable(data: unknown, columns?: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const rows = Object.entries(data);
  const isRecord = (row: unknown): row is object => typeof row === 'object' && row !== null;
  const keys = columns ?? [
    ...new Set(rows.flatMap(([, row]) => (isRecord(row) ? Object.keys(row) : []))),
  ];
  const hasValues = rows.some(([, row]) => !isRecord(row));
  const head = [INDEX, ...keys, ...(hasValues ? [VALUES] : [])];
  const cells = rows.map(([index, row]) => [
    index,
    ...keys.map((key) =>
      isRecord(row) && key in row ? formatValue((row as Record<string, unknown>)[key]) : '',
    ),
    ...(hasValues ? [isRecord(row) ? '' : formatValue(row)] : []),
  ]);
  return drawTable(head, cells);
}

/** Draws lines around the cells of a table, as a terminal does. */
function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const line = (row: readonly string[]) =>
    `│${row.map((cell, column) => ` ${cell.padEnd(widths[column]!)} `).join('│')}│`;
  return [
    rule('┌', '┬', '┐'),
    line(head),
    rule('├', '┼', '┤'),
    ...rows.map(line),
    rule('└', '┴', '┘'),
  ].join('\n');
}

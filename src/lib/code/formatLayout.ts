/**
 * Arranges the parts of an object or list on lines, following the rules of Node's `util.inspect` with its
 * default options, so that a lesson shows what a student sees in a terminal. Source of the numbers:
 * lib/internal/util/inspect.js of Node 20 (MIT licence).
 */
export interface Context {
  /** Number of columns by which the current value is indented. */
  indent: number;
  /** Level of the object that was entered last. */
  level: number;
  /** Objects that are currently being printed, outermost first. */
  readonly open: object[];
  /** Reference numbers of the objects that contain themselves. */
  readonly circular: Map<object, number>;
}

export const BREAK_LENGTH = 80;
/** Number of nested levels that may share a line. */
const COMPACT_LEVELS = 3;
const GROUP_FROM = 7;
const MAX_COLUMNS = 15;
const SEPARATOR_WIDTH = 2;
/** Approximate ratio of a character's height to its width. */
const CHARACTER_HEIGHT = 2.5;

interface Parts {
  /** What is printed for the object if it has no properties, such as a date. */
  readonly prefix: string;
  readonly braces: readonly [string, string];
  readonly entries: readonly string[];
  /** Items of a list, which may be arranged in columns; undefined for other objects. */
  readonly items?: ArrayLike<unknown>;
  /** The last entry says how many items were omitted. */
  readonly cut: boolean;
  readonly level: number;
}

/** Puts the parts on one line if they fit, or otherwise on a line each or in columns. */
export function layOut(context: Context, parts: Parts): string {
  const {prefix, braces, items, cut, level} = parts;
  const base = prefix ? `${prefix} ` : '';
  let {entries} = parts;
  const count = entries.length;
  if (items && count >= GROUP_FROM) {
    entries = inColumns(entries, items, cut, context.indent);
  }
  if (context.level - level < COMPACT_LEVELS && count === entries.length) {
    const start = count + context.indent + braces[0].length + prefix.length + 10;
    const width = entries.reduce((sum, entry) => sum + entry.length, count + start);
    const line = entries.join(', ');
    if (width <= BREAK_LENGTH && !line.includes('\n') && !prefix.includes('\n')) {
      return `${base}${braces[0]} ${line} ${braces[1]}`;
    }
  }
  const margin = `\n${' '.repeat(context.indent)}`;
  return `${base}${braces[0]}${margin}  ${entries.join(`,${margin}  `)}${margin}${braces[1]}`;
}

function inColumns(
  entries: readonly string[],
  items: ArrayLike<unknown>,
  cut: boolean,
  indent: number,
): readonly string[] {
  const cells = cut ? entries.slice(0, -1) : entries;
  const widths = cells.map(({length}) => length);
  const total = widths.reduce((sum, width) => sum + width + SEPARATOR_WIDTH, 0);
  const longest = Math.max(...widths);
  const widest = longest + SEPARATOR_WIDTH;
  const fits = widest * 3 + indent < BREAK_LENGTH;
  if (!fits || (total / widest <= 5 && longest > 6)) {
    return entries;
  }
  const bias = Math.max(widest - 3 - Math.sqrt(widest - total / entries.length), 1);
  const columns = Math.min(
    Math.round(Math.sqrt(CHARACTER_HEIGHT * bias * cells.length) / bias),
    Math.floor((BREAK_LENGTH - indent) / widest),
    COMPACT_LEVELS * 4,
    MAX_COLUMNS,
  );
  if (columns <= 1) {
    return entries;
  }
  const columnWidths = Array.from({length: columns}, (_, column) =>
    widths.filter((_width, place) => place % columns === column),
  ).map((column) => Math.max(0, ...column) + SEPARATOR_WIDTH);
  const isNumbers =
    items.length >= entries.length &&
    entries.every((_, place) => ['number', 'bigint'].includes(typeof items[place]));
  const rows: string[] = [];
  for (let first = 0; first < cells.length; first += columns) {
    const row = cells.slice(first, first + columns);
    rows.push(
      row.map((cell, place) => setCell(cell, place, row, columnWidths, isNumbers)).join(''),
    );
  }
  return cut ? [...rows, entries.at(-1)!] : rows;
}

function setCell(
  cell: string,
  place: number,
  row: readonly string[],
  widths: readonly number[],
  isNumbers: boolean,
): string {
  if (place < row.length - 1) {
    const text = `${cell}, `;
    return isNumbers ? text.padStart(widths[place]!) : text.padEnd(widths[place]!);
  }
  return isNumbers ? cell.padStart(widths[place]! - SEPARATOR_WIDTH) : cell;
}

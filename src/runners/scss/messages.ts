import type {SourceSpan} from 'sass';

/** Base URL of the example's files; nothing is ever loaded from it. */
export const ORIGIN = 'lesson:/';

/** Where the example's own text begins in what Sass compiles. */
export interface Place {
  /** Name of the main file. */
  readonly main: string;
  /** Lines of earlier blocks that precede it. */
  readonly offset: number;
}

/** Name of the file from which earlier blocks are continued, in a stack. */
const EARLIER = 'earlier';
const FRAME = /^\s*(.+?) (\d+):(\d+)\s+(.*)$/;
const GUTTER = /^( *)(\d+)( │)/gm;
const INDENT = '    ';
const TAB = '    ';

export function fileOf(span: SourceSpan): string {
  return decodeURI(span.url?.pathname.replace(/^\//, '') ?? '');
}

/** The line of a position in its file, from 1. */
export function lineOf(span: SourceSpan, {main, offset}: Place): number {
  return span.start.line + 1 - (fileOf(span) === main ? offset : 0);
}

/** What `@debug` prints on the command line. */
export function debugText(message: string, span: SourceSpan, place: Place): string {
  return `${fileOf(span)}:${lineOf(span, place)} DEBUG: ${message}`;
}

interface Warning {
  readonly message: string;
  readonly stack?: string;
  /** For Sass's own warnings: the name of what is deprecated, and the code. */
  readonly deprecation?: {readonly id: string; readonly span: SourceSpan};
}

/** What a warning prints on the command line, with an empty line after it. */
export function warningText({message, stack = '', deprecation}: Warning, place: Place): string {
  const trace = stackText(stack, place);
  if (deprecation === undefined) {
    return `WARNING: ${[message, ...trace].join('\n')}\n`;
  }
  const {id, span} = deprecation;
  const parts = [message, '', ...excerpt(span, lineOf(span, place)), ...trace];
  return `DEPRECATION WARNING [${id}]: ${parts.join('\n')}\n`;
}

/** The line of code, with the part that is meant underlined. Of code on several lines, the first. */
function excerpt({context, text, start}: SourceSpan, line: number): readonly string[] {
  const [code = ''] = (context ?? text).split('\n');
  const before = code.slice(0, start.column).replaceAll('\t', TAB);
  const [marked = ''] = text.split('\n');
  const gutter = ' '.repeat(String(line).length);
  return [
    `${gutter} ╷`,
    `${line} │ ${code.replaceAll('\t', TAB)}`,
    `${gutter} │ ${before.replace(/./g, ' ')}${'^'.repeat(Math.max(1, marked.length))}`,
    `${gutter} ╵`,
  ];
}

/** The calls that led to a warning, aligned as on the command line. */
function stackText(stack: string, place: Place): readonly string[] {
  const frames = stack
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, url, row, column, name] = FRAME.exec(line) ?? [];
      if (url === undefined) {
        return [];
      }
      const file = url.replace(ORIGIN, '');
      const own = file === place.main ? Number(row) - place.offset : Number(row);
      return [
        {
          at: own < 1 ? `${EARLIER} ${row}:${column}` : `${file} ${own}:${column}`,
          name: name!,
        },
      ];
    });
  const width = Math.max(0, ...frames.map(({at}) => at.length));
  return frames.map(({at, name}) => `${INDENT}${at.padEnd(width)}  ${name}`);
}

/**
 * The excerpt and the stack below the message of an exception.
 *
 * @param details what Sass writes after the message itself
 */
export function errorDetails(details: string, span: SourceSpan, place: Place): string {
  const lines = details.replace(/^\n/, '').split('\n');
  const first = lines.findIndex((line) => FRAME.test(line));
  const code = (first < 0 ? lines : lines.slice(0, first)).join('\n').replaceAll(ORIGIN, '');
  const offset = fileOf(span) === place.main ? place.offset : 0;
  const shifted = code.replace(
    GUTTER,
    (_, pad: string, row: string, bar: string) =>
      `${Number(row) - offset}`.padStart(pad.length + row.length) + bar,
  );
  const stack = first < 0 ? [] : stackText(lines.slice(first).join('\n'), place);
  return [shifted, ...stack.map((line) => line.slice(INDENT.length / 2))].join('\n').trimEnd();
}

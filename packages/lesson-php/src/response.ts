import type {PhpError} from './types';

export interface PhpResponse {
  readonly status: number;
  /** In the order in which they were sent; names in small letters. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

const OK = 200;

/** Splits what PHP wrote into status, headers and body. */
export function readResponse(bytes: Uint8Array): PhpResponse {
  const text = new TextDecoder().decode(bytes);
  const end = /\r?\n\r?\n/.exec(text);
  if (!end || !/^[\w-]+:/.test(text)) {
    return {status: OK, headers: [], body: text};
  }
  const headers = text
    .slice(0, end.index)
    .split(/\r?\n/)
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
  const status = headers.find(([name]) => name === 'status')?.[1];
  const hasLocation = headers.some(([name]) => name === 'location');
  return {
    status: status ? Number.parseInt(status, 10) : hasLocation ? 302 : OK,
    headers,
    body: text.slice(end.index + end[0].length),
  };
}

export function headerOf({headers}: PhpResponse, name: string): string | undefined {
  return headers.findLast(([other]) => other === name)?.[1];
}

const FATAL =
  /\n?(?:PHP )?(Fatal error|Parse error): {1,2}([\s\S]*?) in (\S+?)(?: on line |:)(\d+)(?:\nStack trace:[\s\S]*?(?:on line \d+|$))?(?:\n|$)/;

/** Takes the error that ended a script out of what it printed. */
export function takeError(body: string): {readonly output: string; readonly error?: PhpError} {
  const match = FATAL.exec(body);
  if (!match) {
    return {output: body};
  }
  const [whole, kind, message, path = '', line] = match;
  const file = path.replace(/^\/www\//, '');
  const isMain = file === 'index.php';
  return {
    output: body.slice(0, match.index) + body.slice(match.index + whole.length),
    error: {
      message: `${kind}: ${message}${isMain ? '' : ` in ${file} on line ${line}`}`,
      ...(isMain && {line: Number(line)}),
    },
  };
}

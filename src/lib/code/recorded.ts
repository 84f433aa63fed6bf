/** A response that was recorded for a lesson. */
export interface Recorded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One entry of `fetch.json` in a setup, keyed by URL or by `METHOD URL`. */
interface Entry {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Name of the file in the setup that contains the body. */
  readonly file?: string;
}

const OK = 200;
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  html: 'text/html',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  csv: 'text/csv',
};

/**
 * The recorded response to a request: an entry of the setup's `fetch.json` with the same URL, with or without
 * the query, or else a file of the same name; undefined if nothing was recorded.
 */
export function findRecorded(
  files: Readonly<Record<string, string>>,
  method: string,
  address: string,
): Recorded | undefined {
  const entries = readEntries(files['fetch.json']);
  const plain = address.replace(/#.*$/, '');
  const bare = plain.replace(/\?.*$/, '');
  const isRead = method === 'GET' || method === 'HEAD';
  const keys = [plain, bare].flatMap((key) => [`${method} ${key}`, ...(isRead ? [key] : [])]);
  const key = keys.find((candidate) => candidate in entries);
  if (key !== undefined) {
    return toRecorded(entries[key]!, files);
  }
  const name = Object.keys(files).find(
    (file) => file !== 'fetch.json' && (bare === file || bare.endsWith(`/${file}`)),
  );
  return isRead && name !== undefined ? toRecorded({file: name}, files) : undefined;
}

function readEntries(text: string | undefined): Readonly<Record<string, Entry>> {
  return text === undefined ? {} : (JSON.parse(text) as Readonly<Record<string, Entry>>);
}

function toRecorded(entry: Entry, files: Readonly<Record<string, string>>): Recorded {
  const {status = OK, headers = {}, body, file} = entry;
  const text = file === undefined ? body : files[file];
  const extension = file === undefined ? '' : file.slice(file.lastIndexOf('.') + 1);
  const isText = typeof text === 'string';
  const type = file === undefined ? (isText ? 'text/plain' : TYPES.json!) : TYPES[extension];
  return {
    status,
    headers: {'content-type': type ?? 'text/plain', ...headers},
    body: isText ? text : text === undefined ? '' : JSON.stringify(text),
  };
}

/** The schema of the data that a reader leaves on the device; docs/readers-data.md documents it for others. */

export const SCHEMA_VERSION = 1;

/**
 * The kinds of data: lessons that are done, tasks that passed, bookmarks and notes. Each entry belongs to a
 * place.
 */
export const KINDS = ['done', 'tasks', 'bookmarks', 'notes'] as const;

export type Kind = (typeof KINDS)[number];

/** One thing that a reader left at a place, or its removal. */
export interface Entry {
  /** Milliseconds since 1970; of two entries for the same place the newer one counts. */
  readonly at: number;
  /**
   * Whether the entry was removed or taken back. It is kept, so that the removal also wins in other tabs and
   * files.
   */
  readonly gone?: true;
  /** Title of the page at that time. */
  readonly title?: string;
  /** Text of the heading, if the place is a heading. */
  readonly heading?: string;
  /** Plain text of a note. */
  readonly text?: string;
}

/** By place: the path of a page, with `#` and an id for a heading or a task of it. */
export type Shelf = Readonly<Record<string, Entry>>;

export type ReadersData = Readonly<Record<Kind, Shelf>>;

export const EMPTY: ReadersData = {done: {}, tasks: {}, bookmarks: {}, notes: {}};

/** Why stored data cannot be used: damaged, or written by a later release of the portal. */
export type Unusable = 'unreadable' | 'newer';

export type Parsed =
  | {
      readonly data: ReadersData;
      /** Number of invalid entries, which were left out. */
      readonly leftOut: number;
    }
  | {readonly problem: Unusable};

/** Maximum length of a note; a longer text would be a document, and a device's storage is small. */
export const NOTE_LIMIT = 20_000;
const NAME_LIMIT = 500;

/** A path from the root without empty segments, so that no link leads to another host. */
const PLACE = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*\/?)?(?:#[^\s#]+)?$/;

export function isPlace(text: string): boolean {
  return text.length <= NAME_LIMIT && PLACE.test(text);
}

/** The path of the page that a place is on. */
export function pageOf(place: string): string {
  return place.split('#', 1)[0]!;
}

/** Data as stored on the device or in a file. */
export function parseData(stored: string | null): Parsed {
  if (stored === null) {
    return {data: EMPTY, leftOut: 0};
  }
  try {
    return readData(JSON.parse(stored));
  } catch (error) {
    if (error instanceof SyntaxError) {
      return {problem: 'unreadable'};
    }
    throw error;
  }
}

/** Keeps the valid entries and counts the others. */
export function readData(value: unknown): Parsed {
  if (!isRecord(value) || typeof value.version !== 'number') {
    return {problem: 'unreadable'};
  }
  if (value.version > SCHEMA_VERSION) {
    return {problem: 'newer'};
  }
  let leftOut = 0;
  const shelves = KINDS.map((kind) => {
    const shelf = value[kind] ?? {};
    if (!isRecord(shelf)) {
      leftOut += 1;
      return [kind, {}];
    }
    const entries = Object.entries(shelf).filter(
      ([place, entry]) => isPlace(place) && isEntry(entry),
    );
    leftOut += Object.keys(shelf).length - entries.length;
    return [kind, Object.fromEntries(entries)];
  });
  return {data: Object.fromEntries(shelves) as ReadersData, leftOut};
}

export function serialise(data: ReadersData): string {
  return JSON.stringify({version: SCHEMA_VERSION, ...data});
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntry(value: unknown): value is Entry {
  return (
    isRecord(value) &&
    Number.isFinite(value.at) &&
    (value.at as number) >= 0 &&
    (value.gone === undefined || value.gone === true) &&
    isTextWithin(value.title, NAME_LIMIT) &&
    isTextWithin(value.heading, NAME_LIMIT) &&
    isTextWithin(value.text, NOTE_LIMIT)
  );
}

function isTextWithin(value: unknown, limit: number): boolean {
  return value === undefined || (typeof value === 'string' && value.length <= limit);
}

/** The newer entry for each place. If both are equally old, the first one is kept. */
export function merge(first: ReadersData, second: ReadersData): ReadersData {
  const shelves = KINDS.map((kind) => {
    const newer = Object.entries(second[kind]).filter(
      ([place, {at}]) => at > (first[kind][place]?.at ?? -1),
    );
    return [kind, {...first[kind], ...Object.fromEntries(newer)}];
  });
  return Object.fromEntries(shelves) as ReadersData;
}

/** The entry that applies at a place. */
export function entryAt(data: ReadersData, kind: Kind, place: string): Entry | undefined {
  const entry = data[kind][place];
  return entry?.gone ? undefined : entry;
}

import {slugify} from '../slug';
import type {IndexedHeader, IndexedPage} from './suggest';
import type {IndexedWeek} from './thisWeek';

/**
 * Increase this when the format changes, so that a tab opened before a release does not misread a new file.
 */
const FORMAT = 2;

/** A page as encoded in the file: path, title, and headings, one per line. */
type PackedPage = readonly [path: string, title: string, headers: string];

/** A week as encoded in the file. */
type PackedWeek = readonly [course: string, label: string, ...pages: readonly number[]];

export interface SuggestionIndex {
  readonly pages: readonly IndexedPage[];
  readonly weeks: readonly IndexedWeek[];
}

/**
 * Encodes the index as compact JSON. Each heading is a line with one tab per level above it, its title, and its
 * slug if that cannot be derived from the title.
 */
export function encodeIndex({pages, weeks}: SuggestionIndex): string {
  const packed = pages.map(({path, title, headers}): PackedPage => [
    path,
    title,
    encodeHeaders(headers, '').join('\n'),
  ]);
  const packedWeeks = weeks.map(({course, label, ...week}): PackedWeek => [
    course,
    label,
    ...week.pages,
  ]);
  return JSON.stringify({format: FORMAT, pages: packed, weeks: packedWeeks});
}

function encodeHeaders(headers: readonly IndexedHeader[], indent: string): readonly string[] {
  return headers.flatMap(({title, slug, children}) => [
    `${indent}${title}${slugify(title) === slug ? '' : `\t${slug}`}`,
    ...encodeHeaders(children, `${indent}\t`),
  ]);
}

/** @throws when the text is truncated, in another format, or of another version */
export function decodeIndex(text: string): SuggestionIndex {
  const data: unknown = JSON.parse(text);
  if (!isIndex(data)) {
    throw new Error('The file is not a suggestion index of this version');
  }
  return {
    pages: data.pages.map(([path, title, headers]) => ({
      title,
      path,
      extraFields: [],
      headers: headers === '' ? [] : decodeHeaders(headers.split('\n')),
    })),
    weeks: data.weeks.map(([course, label, ...pages]) => ({course, label, pages})),
  };
}

function isIndex(
  data: unknown,
): data is {readonly pages: readonly PackedPage[]; readonly weeks: readonly PackedWeek[]} {
  return (
    typeof data === 'object' &&
    data !== null &&
    'format' in data &&
    data.format === FORMAT &&
    'pages' in data &&
    Array.isArray(data.pages) &&
    'weeks' in data &&
    Array.isArray(data.weeks)
  );
}

interface OpenHeader extends IndexedHeader {
  readonly children: IndexedHeader[];
}

function decodeHeaders(lines: readonly string[]): readonly IndexedHeader[] {
  const top: IndexedHeader[] = [];
  const open: OpenHeader[] = [];
  for (const line of lines) {
    const text = line.trimStart();
    const level = line.length - text.length;
    const [title = '', slug] = text.split('\t');
    const header = new Header(title, slug);
    open.length = Math.min(level, open.length);
    (open.at(-1)?.children ?? top).push(header);
    open.push(header);
  }
  return top;
}

/** Computes the slug from the title only when it is needed, because most headings are never suggested. */
class Header implements OpenHeader {
  readonly children: IndexedHeader[] = [];

  constructor(
    readonly title: string,
    private readonly ownSlug: string | undefined,
  ) {}

  get slug(): string {
    return this.ownSlug ?? slugify(this.title);
  }
}

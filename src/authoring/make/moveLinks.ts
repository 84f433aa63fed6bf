import {posix} from 'node:path';
import {addressOfFile} from '../../lib/address';
import type {Facts} from '../../checker/read/lesson';
import {isPageLink, kindOfLink, linkTo, resolveFileLink} from '../../sources/links';
import type {CourseSource, Page, Portal} from '../../sources/model';
import type {Edit} from '../../text/finding';
import {splitLines} from '../../text/lines';

/** Files that move: their paths before and after. */
export type Moves = ReadonlyMap<string, string>;
type Keys = readonly (string | number)[];

const IMPORT = /^(import\b[^'"\n]*['"])(\.[^'"\n]+)(['"])/gm;
/** Keys of the front matter and of `course.yml` whose texts name pages. */
const KEYS = ['requires', 'prev', 'next', 'actions', 'sidebar', 'menu', 'weeks'] as const;
/** Keys whose texts are shown to readers. */
const WORDS = new Set(['text', 'label', 'title', 'badge', 'due', 'notes', 'outcomes', 'type']);

/** What a link in a file becomes after the move; the same link if nothing changes. */
export function movedLink(link: string, from: string, moves: Moves, portal: Portal): string {
  const kind = kindOfLink(link);
  if (kind === 'address') {
    const address = link.replace(/[?#].*$/, '');
    const target = moves.get(portal.byAddress.get(address)?.path ?? '');
    const moved = target === undefined ? undefined : addressOfFile(target)?.address;
    return moved === undefined ? link : moved + link.slice(address.length);
  }
  if (kind !== 'file') {
    return link;
  }
  const {file, suffix} = resolveFileLink(link, from);
  const isFolder = !moves.has(file) && !portal.files.includes(file);
  const target = isFolder ? movedFolder(file.replace(/\/$/, ''), moves) : moves.get(file);
  const start = moves.get(from);
  if ((target ?? file) === file && posix.dirname(start ?? from) === posix.dirname(from)) {
    return link;
  }
  const slash = link.endsWith('/') ? '/' : '';
  return `${linkTo(target ?? file, start ?? from)}${slash}${suffix}`;
}

/** The folder to which every file of a folder moves. */
function movedFolder(folder: string, moves: Moves): string | undefined {
  for (const [before, after] of moves) {
    const rest = before.slice(folder.length);
    if (before.startsWith(`${folder}/`) && after.endsWith(rest)) {
      return after.slice(0, after.length - rest.length);
    }
  }
  return undefined;
}

/** Changes to the links of a page: those in its text, its imports, and those in its front matter. */
export function editsOfPage(
  page: Page | {readonly path: string; readonly text: string},
  facts: Facts | undefined,
  moves: Moves,
  portal: Portal,
): readonly Edit[] {
  const {path, text} = page;
  const links = (facts?.links ?? []).flatMap(({url, span}): readonly Edit[] => {
    const moved = movedLink(url, path, moves, portal);
    return moved === url || span === undefined ? [] : [{...span, text: moved}];
  });
  const imports = [...text.matchAll(IMPORT)].flatMap(({index, 1: head, 2: link}) =>
    edit(index + head!.length, link!, movedLink(link!, path, moves, portal)),
  );
  const inFrontMatter =
    'frontMatter' in page ? editsOfYaml(page, page.frontMatter, moves, portal) : [];
  return [...links, ...imports, ...inFrontMatter];
}

/** Changes to the pages that a `course.yml` names. */
export function editsOfCourse(
  {path, placeOf, course}: CourseSource,
  text: string,
  moves: Moves,
  portal: Portal,
): readonly Edit[] {
  return editsOfYaml({path, placeOf, text}, course ?? {}, moves, portal);
}

function editsOfYaml(
  {path, placeOf, text}: Pick<Page, 'path' | 'placeOf' | 'text'>,
  values: object,
  moves: Moves,
  portal: Portal,
): readonly Edit[] {
  const lines = splitLines(text);
  const record = values as Readonly<Record<string, unknown>>;
  return KEYS.flatMap((key) => textsIn(record[key], [key])).flatMap(({value, keys}) => {
    if (!isPageLink(value) && kindOfLink(value) !== 'address') {
      return [];
    }
    const {line, column} = placeOf(keys);
    const at = text.indexOf(value, lines.offset(line, column));
    return at === -1 ? [] : edit(at, value, movedLink(value, path, moves, portal));
  });
}

function textsIn(
  value: unknown,
  keys: Keys,
): readonly {readonly value: string; readonly keys: Keys}[] {
  if (typeof value === 'string') {
    return [{value, keys}];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, [...keys, index]));
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([key]) => !WORDS.has(key))
        .flatMap(([key, item]) => textsIn(item, [...keys, key]))
    : [];
}

function edit(start: number, before: string, after: string): readonly Edit[] {
  return before === after ? [] : [{start, end: start + before.length, text: after}];
}

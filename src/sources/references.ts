import {addressOfFile} from '../lib/address';
import type {MenuEntry, WeekPage} from './model';
import {isPageLink, kindOfLink, linkTo, nearestFile, resolveFileLink} from './links';
import type {CourseSource, Page} from './model';
import type {GonePages} from './moves';
import type {Position} from '../text/lines';
import type {Problem} from '../text/types';
import {errorAt, START} from '../text/problems';

interface Lookup {
  readonly files: readonly string[];
  readonly pages: readonly Page[];
  readonly byFile: ReadonlyMap<string, Page>;
  readonly byAddress: ReadonlyMap<string, Page>;
  readonly courses: readonly CourseSource[];
  readonly wanted: Readonly<Record<string, string>>;
  readonly gone: () => GonePages;
}

interface Reference {
  readonly link: string;
  readonly from: string;
  readonly at: Position;
  readonly rule: string;
}

/** Two pages with one URL, ignoring letter case: readers could open only one of them. */
export function checkAddresses(pages: readonly Page[]): readonly Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const key = page.address.toLowerCase().replace(/\/$/, '.html');
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, page);
      return [];
    }
    const message = `${page.address} is also the URL of ${other.path}`;
    return [
      errorAt({path: page.path, ...START}, 'address', message, 'rename one of the two files'),
    ];
  });
}

/** Pages named in front matter: `prev`, `next`, `requires`, `sidebar`, `actions`. */
export function checkReferences(lookup: Lookup): readonly Problem[] {
  return lookup.pages.flatMap((page) => {
    const {prev, next, requires = [], actions = []} = page.frontMatter;
    const references: Reference[] = [];
    const add = (link: unknown, keys: readonly (string | number)[]): void => {
      if (typeof link === 'string') {
        references.push({link, from: page.path, at: page.placeOf(keys), rule: 'front-matter-link'});
      }
    };
    for (const [key, value] of [
      ['prev', prev],
      ['next', next],
    ] as const) {
      add(typeof value === 'object' && value !== null ? value.link : value, [key]);
    }
    requires.forEach((link, index) => add(link, ['requires', index]));
    actions.forEach((action, index) => add(action.link, ['actions', index]));
    return references.flatMap((reference) => checkReference(reference, lookup));
  });
}

/** Pages named in `course.yml`. Only weeks may name a page that is still to be written. */
export function checkCourses(lookup: Lookup): readonly Problem[] {
  return lookup.courses.flatMap(({lists, path, placeOf}) => {
    const menu = menuLinks(lists.menu, ['menu']).flatMap(({link, keys}) =>
      link === 'lms'
        ? []
        : checkReference({link, from: path, at: placeOf(keys), rule: 'course'}, lookup),
    );
    const makes = (lists.makes ?? []).flatMap(({page}, index) =>
      page === undefined
        ? []
        : checkReference(
            {link: page, from: path, at: placeOf(['makes', index, 'page']), rule: 'course'},
            lookup,
          ),
    );
    const weeks = lists.weeks.flatMap((week, weekIndex) =>
      (week.groups ?? []).flatMap((group, groupIndex) =>
        (group.pages ?? []).flatMap((entry, index) => {
          const link = pageOfEntry(entry);
          const item = ['weeks', weekIndex, 'groups', groupIndex, 'pages', index];
          const keys = typeof entry === 'string' ? item : [...item, 'page'];
          return link === undefined || isWanted(link, path, lookup)
            ? []
            : checkReference({link, from: path, at: placeOf(keys), rule: 'course'}, lookup);
        }),
      ),
    );
    return [...makes, ...menu, ...weeks];
  });
}

/** The file that an entry of a week names; undefined for an external link. */
export function pageOfEntry(entry: WeekPage): string | undefined {
  if (typeof entry === 'string') {
    return entry;
  }
  return 'page' in entry ? entry.page : undefined;
}

function menuLinks(
  entries: readonly MenuEntry[],
  keys: readonly (string | number)[],
): readonly {readonly link: string; readonly keys: readonly (string | number)[]}[] {
  return entries.flatMap((entry, index) => [
    ...(entry.link === undefined ? [] : [{link: entry.link, keys: [...keys, index, 'link']}]),
    ...menuLinks(entry.children ?? [], [...keys, index, 'children']),
  ]);
}

/** A page that has been removed does not count as planned. */
function isWanted(link: string, from: string, {wanted, byFile, gone}: Lookup): boolean {
  const {file} = resolveFileLink(link, from);
  const found = addressOfFile(file);
  if (found === undefined || !(found.address in wanted)) {
    return false;
  }
  return byFile.has(file) || !(gone().renamed.has(file) || gone().deleted.includes(file));
}

function checkReference(
  {link, from, at, rule}: Reference,
  {files, byFile, byAddress, gone}: Lookup,
): readonly Problem[] {
  const wrong = (message: string, remedy: string): readonly Problem[] => [
    errorAt({path: from, ...at}, rule, message, remedy),
  ];
  const kind = kindOfLink(link);
  if (kind === 'external' || kind === 'anchor') {
    return [];
  }
  if (kind === 'address') {
    return byAddress.has(link.replace(/[?#].*$/, ''))
      ? []
      : wrong(`there is no page with the URL ${link}`, 'write the path of the file');
  }
  const {file} = resolveFileLink(link, from);
  const page = byFile.get(file);
  if (page?.draft === true && byFile.get(from)?.draft !== true) {
    const message = `${link} is a draft and will not be published`;
    return wrong(message, 'remove the link, or publish the page');
  }
  if (page !== undefined || (!isPageLink(link) && files.includes(file))) {
    return [];
  }
  const renamed = gone().renamed.get(file);
  if (renamed !== undefined) {
    const message = `there is no page ${link}: ${file} was renamed`;
    return wrong(message, `write ${linkTo(renamed, from)}`);
  }
  if (gone().deleted.includes(file)) {
    const message = `there is no page ${link}: it was deleted`;
    return wrong(message, 'remove it, or link to another page');
  }
  const pages = files.filter((candidate) => byFile.has(candidate));
  const like = nearestFile(file, from, pages);
  return wrong(
    `there is no page ${link} (looked for ${file})`,
    like === undefined ? 'write the path of a page that exists' : `did you mean ${like}?`,
  );
}

import {kindOfLink, resolveFileLink} from '../../../sources/links';
import type {CourseSource, MenuEntry, Page, WeekPage} from '../../../sources/model';
import type {SidebarEntry} from '../../../sources/frontMatter/fields';
import type {SiteFinding, SiteRule} from '../../rule';

type Keys = readonly (string | number)[];

/** A list that readers see, with what each entry links to. */
interface List {
  readonly name: string;
  readonly entries: readonly {readonly link: string; readonly keys: Keys}[];
}

function linkOf(entry: WeekPage): string {
  if (typeof entry === 'string') {
    return entry;
  }
  return 'page' in entry ? entry.page : entry.link;
}

function menuLists(entries: readonly MenuEntry[], keys: Keys): readonly List[] {
  return [
    {
      name: 'the menu',
      entries: entries.flatMap(({link}, index) =>
        link === undefined ? [] : [{link, keys: [...keys, index, 'link']}],
      ),
    },
    ...entries.flatMap(({children = []}, index) =>
      menuLists(children, [...keys, index, 'children']),
    ),
  ];
}

function courseLists({lists: {menu, weeks, recordings}}: CourseSource): readonly List[] {
  return [
    ...menuLists(menu, ['menu']),
    ...weeks.map(({label, groups = []}, week): List => ({
      name: label,
      entries: groups.flatMap(({pages = []}, group) =>
        pages.map((entry, index) => ({
          link: linkOf(entry),
          keys: ['weeks', week, 'groups', group, 'pages', index],
        })),
      ),
    })),
    {
      name: 'recordings',
      entries: recordings.map(({link}, index) => ({link, keys: ['recordings', index]})),
    },
  ];
}

function sidebarLists(entries: readonly (SidebarEntry | string)[], keys: Keys): readonly List[] {
  return [
    {
      name: 'the sidebar',
      entries: entries.flatMap((entry, index) => {
        const link = typeof entry === 'string' ? entry : entry.link;
        return link === undefined ? [] : [{link, keys: [...keys, index]}];
      }),
    },
    ...entries.flatMap((entry, index) =>
      typeof entry === 'string'
        ? []
        : sidebarLists(entry.children ?? [], [...keys, index, 'children']),
    ),
  ];
}

function pageLists({frontMatter}: Page): readonly List[] {
  const {requires = [], actions = [], sidebar} = frontMatter;
  const sidebars =
    typeof sidebar !== 'object' || sidebar === null
      ? []
      : 'map' in sidebar
        ? sidebarLists(sidebar as readonly (SidebarEntry | string)[], ['sidebar'])
        : Object.entries(sidebar).flatMap(([path, list]) => sidebarLists(list, ['sidebar', path]));
  return [
    {name: 'requires', entries: requires.map((link, index) => ({link, keys: ['requires', index]}))},
    {
      name: 'actions',
      entries: actions.map(({link}, index) => ({link, keys: ['actions', index]})),
    },
    ...sidebars,
  ];
}

function repeatsIn(
  lists: readonly List[],
  {path, placeOf}: Pick<Page, 'path' | 'placeOf'>,
): readonly SiteFinding[] {
  return lists.flatMap(({name, entries}) => {
    const first = new Map<string, number>();
    return entries.flatMap(({link, keys}): readonly SiteFinding[] => {
      const target = kindOfLink(link) === 'file' ? resolveFileLink(link, path).file : link;
      const at = placeOf(keys);
      const earlier = first.get(target);
      first.set(target, earlier ?? at.line);
      const message = `${link} is listed twice in ${name}, first on line ${earlier}`;
      return earlier === undefined ? [] : [{path, at, message, remedy: 'keep one of the two'}];
    });
  });
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'A week, a menu, the recordings, a sidebar, `requires` and `actions` list each page or URL once.',
  why: 'Otherwise the list shows it twice, and students look for a difference between the two.',
  wrong: 'pages:\n  - ./labs/lab-1.md\n  - page: ./labs/lab-1.md\n    badge: Lab',
  right: 'pages:\n  - page: ./labs/lab-1.md\n    badge: Lab',
  language: 'yaml',
  check: ({portal}) => [
    ...portal.courses.flatMap((course) => repeatsIn(courseLists(course), course)),
    ...portal.pages.flatMap((page) => repeatsIn(pageLists(page), page)),
  ],
};

import type {MenuEntry, Page} from '../../../sources/model';
import type {SidebarEntry} from '../../../sources/frontMatter/fields';
import type {SiteFinding, SiteRule} from '../../rule';

type Keys = readonly (string | number)[];
type Found = readonly {readonly keys: Keys; readonly message: string}[];

const REMEDY = 'add a link:, or add children: with entries, or remove the entry';

function deadEntries(entries: readonly (MenuEntry | SidebarEntry | string)[], keys: Keys): Found {
  return entries.flatMap((entry, index): Found => {
    if (typeof entry === 'string') {
      return [];
    }
    const own = [...keys, index];
    const {text, link, children} = entry;
    if (children?.length === 0) {
      return [{keys: [...own, 'children'], message: `the entry “${text}” has no children`}];
    }
    return children === undefined && link === undefined
      ? [{keys: own, message: `the entry “${text}” has neither a link nor children`}]
      : deadEntries(children ?? [], [...own, 'children']);
  });
}

function ofSidebar({frontMatter: {sidebar}}: Page): Found {
  if (typeof sidebar !== 'object' || sidebar === null) {
    return [];
  }
  return Array.isArray(sidebar)
    ? deadEntries(sidebar as readonly (SidebarEntry | string)[], ['sidebar'])
    : Object.entries(sidebar).flatMap(([path, list]) =>
        deadEntries(list as readonly (SidebarEntry | string)[], ['sidebar', path]),
      );
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'An entry in a menu or a sidebar leads to a page or opens a list, and a group in a week has pages or notes.',
  why: 'Otherwise readers would see text that does nothing when they select it.',
  wrong: 'menu:\n  - text: Links\n    children: []',
  right:
    'menu:\n  - text: Links\n    children:\n      - text: GitHub\n        link: https://github.com',
  language: 'yaml',
  check: ({portal}) => {
    const found = (
      {path, placeOf}: Pick<Page, 'path' | 'placeOf'>,
      list: Found,
      remedy = REMEDY,
    ): readonly SiteFinding[] =>
      list.map(({keys, message}) => ({path, at: placeOf(keys), message, remedy}));
    const courses = portal.courses.flatMap((source) => {
      const groups = source.lists.weeks.flatMap((week, index) =>
        (week.groups ?? []).flatMap(({pages = [], notes = []}, group): Found =>
          pages.length + notes.length > 0
            ? []
            : [
                {
                  keys: ['weeks', index, 'groups', group],
                  message: `a group of ${week.label} has neither pages nor notes`,
                },
              ],
        ),
      );
      return [
        ...found(source, deadEntries(source.lists.menu, ['menu'])),
        ...found(source, groups, 'add pages: or notes:, or remove the group'),
      ];
    });
    return [...courses, ...portal.pages.flatMap((page) => found(page, ofSidebar(page)))];
  },
};

import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  name: 'alias',
  scope: 'site',
  severity: 'error',
  wants: 'An alias is the address of no page and leads to one page only, in the end.',
  why: 'The first of two would win, and nothing would say so.',
  wrong: '---\ntitle: Lists\naliases:\n  - /modules/html/html-lists/\n---',
  right: '---\ntitle: Lists\naliases:\n  - /modules/html/ordered-lists.html\n---',
  cases: ['al-to-missing', 'al-circular', 'al-self', 'al-equals-route', 'al-dup', 'al-html'],
  check: ({portal}) =>
    portal.problems
      .filter(({rule: name}) => name === 'alias')
      .map(({path, line, column, message, remedy}) => ({
        path,
        at: {line, column},
        message,
        remedy,
      })),
};

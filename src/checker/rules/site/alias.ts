import {portalProblems} from '../../site/portalProblems';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'An alias is not the URL of a page, and leads to exactly one page in the end.',
  why: 'If two pages had the same alias, one of them would be ignored without any warning.',
  wrong: '---\ntitle: Lists\naliases:\n  - /modules/html/html-lists/\n---',
  right: '---\ntitle: Lists\naliases:\n  - /modules/html/ordered-lists.html\n---',
  cases: ['al-to-missing', 'al-circular', 'al-self', 'al-equals-route', 'al-dup', 'al-html'],
  check: ({portal}) => portalProblems(portal, 'alias'),
};

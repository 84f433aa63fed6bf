import {portalProblems} from '../../site/portalProblems';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'A `course.yml` has a code, title, description, menu, weeks and recordings, and lists pages that exist or are planned.',
  why: 'The menu, the content page and notes such as “used in week 5” come from this file.',
  wrong: 'code: MTM6201\ntitel: Web Development II',
  right: 'code: MTM6201\ntitle: Web Development II',
  language: 'yaml',
  cases: ['rt-category-json', 'rt-category-key', 'rt-instance-empty', 'rt-instance-missing'],
  check: ({portal}) => portalProblems(portal, 'course'),
};

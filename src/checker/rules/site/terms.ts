import {portalProblems} from '../../site/portalProblems';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants:
    '`content/terms.yml` is a list of terms, each with an id, a term, a definition and the lesson that explains it. Ids and names are used once.',
  why: 'The glossary is made from this list, and every `<Term>` links to it.',
  wrong:
    'terms:\n  - id: void-element\n    term: void element\n    defintion: An element that has no content and no end tag.\n    lesson: modules/html/html-basics/index.md',
  right:
    'terms:\n  - id: void-element\n    term: void element\n    definition: An element that has no content and no end tag.\n    lesson: modules/html/html-basics/index.md',
  language: 'yaml',
  cases: ['tm-list'],
  check: ({portal}) => portalProblems(portal, 'terms'),
};

import {portalProblems} from '../../site/portalProblems';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'Pages named by `prev`, `next`, `requires` and `actions` exist and are published.',
  why: 'Otherwise these links would lead to pages that readers cannot open.',
  wrong: '---\ntitle: Lists\nrequires:\n  - ../html-basic/index.md\n---',
  right: '---\ntitle: Lists\nrequires:\n  - ../html-basics/index.md\n---',
  cases: ['fm-prev-vuepress', 'fm-pagination-missing'],
  check: ({portal}) => portalProblems(portal, 'front-matter-link'),
};

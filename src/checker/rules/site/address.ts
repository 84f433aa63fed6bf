import {portalProblems} from '../../site/portalProblems';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'Every page has its own URL, even when capital and small letters are treated as the same.',
  why: 'If two pages have the same URL, readers can open only one of them.',
  wrong: 'css-grid.md\ncss-grid/index.md',
  right: 'css-grid/index.md\ncss-grid/gap.md',
  language: 'text',
  cases: [
    'rt-instance-clash',
    'rt-page-clash',
    'rt-case-conflict',
    'rt-index-readme',
    'rt-index-samename',
    'rt-number-prefix',
    'rt-dup-slug',
  ],
  check: ({portal}) => portalProblems(portal, 'address'),
};

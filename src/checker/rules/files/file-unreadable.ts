import {portalProblems} from '../../site/portalProblems';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'Every file in `modules/` and `courses/` can be read, and no page is larger than 64 MB.',
  why: 'A file that cannot be read is left out of the site, and everything else is checked as if it did not exist.',
  wrong: 'grid-gap.md        (saved by another user, 70 MB)',
  right: 'grid-gap.md        (yours, a few kB of text)',
  language: 'text',
  check: ({portal}) => portalProblems(portal, 'file-unreadable'),
};

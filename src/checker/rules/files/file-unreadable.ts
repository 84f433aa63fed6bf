import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  name: 'file-unreadable',
  scope: 'site',
  severity: 'error',
  wants: 'Every file in `modules/` and `courses/` can be read, and no page is larger than 64 MB.',
  why: 'A file that cannot be read is left out of the site, and everything else is checked as if it did not exist.',
  wrong: 'grid-gap.md        (saved by another user, 70 MB)',
  right: 'grid-gap.md        (yours, a few kB of text)',
  language: 'text',
  check: ({portal}) =>
    portal.problems
      .filter(({rule: name}) => name === 'file-unreadable')
      .map(({path, line, column, message, remedy}) => ({
        path,
        at: {line, column},
        message,
        remedy,
      })),
};

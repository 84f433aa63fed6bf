import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  name: 'file-unreadable',
  scope: 'site',
  severity: 'error',
  wants: 'Every file below `modules/` and `courses/` can be read, and no page has over 64 MB.',
  why: 'What cannot be read is no part of the site; everything else is checked as if it were not there.',
  wrong: 'grid-gap.md        (saved by another user, 70 MB)',
  right: 'grid-gap.md        (yours, some kB of text)',
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

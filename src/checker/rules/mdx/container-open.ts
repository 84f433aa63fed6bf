import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

export const rule: LessonRule = {
  name: 'container-open',
  scope: 'lesson',
  severity: 'error',
  wants: 'Every box `:::name` is closed by a line `:::`.',
  why: 'Without it the box swallows the rest of the page.',
  wrong: ':::tip[Shortcut]\n\nPress F12.\n\n## The next section',
  right: ':::tip[Shortcut]\n\nPress F12.\n\n:::\n\n## The next section',
  cases: ['mx-admonition-open'],
  check: ({scan}) => [
    ...scan.containers
      .filter(({closing}) => closing === undefined)
      .map(({opening}): Finding => ({
        at: opening.start,
        message: `the box :::${opening.name} is never closed`,
        remedy: 'write a line ::: where it ends, with a blank line before it',
      })),
    ...scan.strayClosings.map(({start}): Finding => ({
      at: start,
      message: 'this line closes no box',
      remedy: 'remove it, or write the opening line :::tip[Title]',
    })),
  ],
};

import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Every box `:::name` is closed by a line that contains only `:::`.',
  why: 'Without it, the rest of the page becomes part of the box.',
  wrong: ':::tip[Shortcut]\n\nPress F12.\n\n## The next section',
  right: ':::tip[Shortcut]\n\nPress F12.\n\n:::\n\n## The next section',
  cases: ['mx-admonition-open'],
  check: ({scan}) => [
    ...scan.containers
      .filter(({closing}) => closing === undefined)
      .map(({opening}): Finding => ({
        at: opening.start,
        message: `the box :::${opening.name} is never closed`,
        remedy: 'add a line with ::: where it ends, after a blank line',
      })),
    ...scan.strayClosings.map(({start}): Finding => ({
      at: start,
      message: 'there is no open box for this line to close',
      remedy: 'remove it, or add the opening line, such as :::tip[Title]',
    })),
  ],
};

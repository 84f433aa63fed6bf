import {headingText} from '../../../lib/headingText';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A heading has text.',
  why: 'An empty heading has no name for people who move from heading to heading, and is a blank line in the sidebar.',
  wrong: '##\n\nText.',
  right: '## Where lists begin\n\nText.',
  cases: ['hd-empty'],
  check: ({nodes}) =>
    nodes.headings
      .filter((heading) => headingText(heading) === '')
      .map((heading) => ({
        at: nodes.spanOf(heading).start,
        message: `this level-${heading.depth} heading is empty`,
        remedy: 'give it text, or remove it',
      })),
};

import {headingText} from '../../../lib/headingText';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'heading-empty',
  scope: 'lesson',
  severity: 'error',
  wants: 'A heading has words.',
  why: 'An empty one is a stop without a name for whoever moves by headings, and a blank line in the sidebar.',
  wrong: '##\n\nText.',
  right: '## Where lists begin\n\nText.',
  cases: ['hd-empty'],
  check: ({nodes}) =>
    nodes.headings
      .filter((heading) => headingText(heading) === '')
      .map((heading) => ({
        at: nodes.spanOf(heading).start,
        message: `an empty heading of level ${heading.depth}`,
        remedy: 'write its words, or remove it',
      })),
};

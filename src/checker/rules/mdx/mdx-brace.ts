import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'mdx-brace',
  scope: 'lesson',
  severity: 'error',
  wants: 'A single opening brace in a sentence stands in backticks.',
  why: 'MDX waits for the closing brace and stops with a message about JavaScript.',
  wrong: 'A rule starts with { after the selector.',
  right: 'A rule starts with `{` after the selector.',
  cases: ['mx-braces-css'],
  check: (lesson) =>
    faultsOf(lesson, 'open-brace').map(({start, end}) => ({
      at: start,
      message: 'an opening brace { that is never closed',
      remedy: 'put it in backticks: `{`',
      edits: [{start, end, text: '`{`'}],
    })),
};

import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A single opening brace in a sentence is in backticks.',
  why: 'MDX looks for the closing brace, and stops the build with a message about JavaScript.',
  wrong: 'A rule starts with { after the selector.',
  right: 'A rule starts with `{` after the selector.',
  cases: ['mx-braces-css'],
  check: (lesson) =>
    faultsOf(lesson, 'open-brace').map(({start, end}) => ({
      at: start,
      message: 'the brace { is never closed',
      remedy: 'put it in backticks: `{`',
      edits: [{start, end, text: '`{`'}],
    })),
};

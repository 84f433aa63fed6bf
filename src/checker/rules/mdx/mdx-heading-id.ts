import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

const HEADING_ID = /^\s*#([\w-]+)\s*$/;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'The id of a heading comes from its text.',
  why: '`{#id}` is the syntax of older tools. MDX reads it as JavaScript, which stops the build.',
  wrong: '## Grid lines {#lines}',
  right: '## Grid lines',
  cases: ['mx-old-heading-id'],
  *check(lesson) {
    for (const {start, end, text} of faultsOf(lesson, 'expression')) {
      const id = HEADING_ID.exec(text)?.[1];
      if (id !== undefined) {
        yield {
          at: start,
          message: `{#${id}} after a heading is not supported`,
          remedy: `write {/* #${id} */}, or remove it and link to the id that comes from the text`,
          edits: [{start, end, text: `{/* #${id} */}`}],
        };
      }
    }
  },
};

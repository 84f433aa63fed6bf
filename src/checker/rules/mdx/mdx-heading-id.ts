import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

const HEADING_ID = /^\s*#([\w-]+)\s*$/;

export const rule: LessonRule = {
  name: 'mdx-heading-id',
  scope: 'lesson',
  severity: 'error',
  wants: 'The id of a heading follows from its words.',
  why: '`{#id}` is the form of older tools; MDX reads it as a program and stops.',
  wrong: '## Grid lines {#lines}',
  right: '## Grid lines',
  cases: ['mx-old-heading-id'],
  check: (lesson) =>
    faultsOf(lesson, 'expression').flatMap(({start, end, text}) => {
      const id = HEADING_ID.exec(text)?.[1];
      return id === undefined
        ? []
        : [
            {
              at: start,
              message: `{#${id}} after a heading is the form of older tools`,
              remedy: `write {/* #${id} */}, or remove it and link to the id that the words give`,
              edits: [{start, end, text: `{/* #${id} */}`}],
            },
          ];
    }),
};

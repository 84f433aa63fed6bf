import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A comment is written `{/* … */}`.',
  why: 'MDX does not support HTML comments: the build stops at `<!--`.',
  wrong: '<!-- Ask Sam about this part -->',
  right: '{/* Ask Sam about this part */}',
  cases: ['mx-html-comment'],
  check: (lesson) =>
    faultsOf(lesson, 'html-comment').map(({start, end, text}) => ({
      at: start,
      message: 'HTML comments are not supported here',
      remedy: 'write {/* … */}',
      ...(!text.includes('*/') && {
        edits: [{start, end, text: `{/* ${text.trim()} */}`}],
      }),
    })),
};

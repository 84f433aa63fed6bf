import {LESSON_GUIDE} from '../../../data/lessonGuide';
import type {LessonRule} from '../../rule';

const {from, share} = LESSON_GUIDE.notRun;

export const rule: LessonRule = {
  name: 'guide-examples',
  scope: 'lesson',
  severity: 'error',
  wants: `Of more than ${from} examples at most a fifth is marked \`norun\` or \`fragment\`.`,
  why: 'Only an example that runs is known to be right.',
  wrong: 'Six `js fragment` fences',
  right: 'Six `js` fences, one of them a `fragment`',
  check: ({facts: {blocks}}) => {
    const all = blocks.run + blocks.notRun;
    return all > from && blocks.notRun > all * share
      ? [
          {
            at: {line: 1, column: 1},
            message: `${blocks.notRun} of ${all} examples do not run`,
            remedy: 'make them run, or leave some out',
          },
        ]
      : [];
  },
};

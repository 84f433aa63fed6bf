import {LESSON_GUIDE} from '../../../data/lessonGuide';
import type {LessonRule} from '../../rule';

const {from, share} = LESSON_GUIDE.notRun;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: `In a lesson with more than ${from} examples, at most a fifth are marked \`norun\` or \`fragment\`.`,
  why: 'Only examples that run are known to be correct.',
  wrong: 'Six `js fragment` fences',
  right: 'Six `js` fences, one of them a `fragment`',
  *check({facts: {blocks}}) {
    const all = blocks.run + blocks.notRun;
    if (all > from && blocks.notRun > all * share) {
      yield {
        at: {line: 1, column: 1},
        message: `${blocks.notRun} of ${all} examples do not run`,
        remedy: 'make more of them run, or remove some',
      };
    }
  },
};

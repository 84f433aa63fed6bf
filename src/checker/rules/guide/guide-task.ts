import {TASK_LEVELS} from '../../../data/taskLevels';
import {isHiddenFile} from '../../../sources/sources';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A task says how hard it is and has at least one `reject` block.',
  why: 'The level helps students to choose where to start. A check that passes a typical mistake tells them that they have understood when they have not.',
  wrong:
    '<Task title="Make it a list" id="lists-1">\n\n(a start, a check and a solution)\n\n</Task>',
  right:
    '<Task title="Make it a list" id="lists-1" level="warm-up">\n\n(a start, a check, a solution)\n\n~~~html reject="the items are still paragraphs"\n<ul>\n  <p>Popcorn</p>\n</ul>\n~~~\n\n</Task>',
  *check({path, blocks}) {
    const tasks = isHiddenFile(path) ? [] : blocks.blocks.filter((block) => block.kind === 'task');
    for (const {level, cases, line} of tasks) {
      const at = {line, column: 1};
      if (level === undefined) {
        const levels = TASK_LEVELS.map((value) => `level="${value}"`).join(', ');
        yield {at, message: 'the task has no level', remedy: `add one of ${levels}`};
      }
      if (cases.every(({role}) => role !== 'reject')) {
        yield {
          at,
          message: 'the task has no `reject` block, so nothing proves that its check can fail',
          remedy: 'add a typical mistake: `~~~html reject="what is wrong with it"`',
        };
      }
    }
  },
};

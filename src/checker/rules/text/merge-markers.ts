import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'No conflict markers from an unfinished Git merge are left in a page.',
  why: 'They stop the build, and readers would see both versions of the text.',
  wrong: '<<<<<<< HEAD\nUse a list.\n=======\nUse a table.\n>>>>>>> lists',
  right: 'Use a list.',
  cases: ['en-merge'],
  check: (lesson) =>
    faultsOf(lesson, 'merge-marker').map(({start, text}) => ({
      at: start,
      message: `unresolved merge conflict: ${text}`,
      remedy: 'keep one of the two versions and delete the conflict markers',
    })),
};

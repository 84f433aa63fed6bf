import {LESSON_GUIDE} from '../../../data/lessonGuide';
import {kindOfLesson} from '../../site/lessonKind';
import type {LessonRule} from '../../rule';

const {least, most} = LESSON_GUIDE.words;

export const rule: LessonRule = {
  name: 'guide-length',
  scope: 'lesson',
  severity: 'warning',
  wants: `A lesson has ${least} to ${most} words of prose.`,
  why: 'Less explains nothing, more is not read.',
  wrong: 'A lesson of three sentences',
  right: 'A lesson of three to five screens',
  check: (lesson) => {
    const {words} = lesson.facts;
    if (kindOfLesson(lesson) !== 'lesson' || (words >= least && words <= most)) {
      return [];
    }
    return [
      {
        at: {line: 1, column: 1},
        message: `the lesson has ${words} words of prose`,
        remedy: words < least ? `explain more: at least ${least}` : `split it: at most ${most}`,
      },
    ];
  },
};

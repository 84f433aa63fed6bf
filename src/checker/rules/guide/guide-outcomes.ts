import {LESSON_GUIDE, VAGUE_VERBS} from '../../../data/lessonGuide';
import {kindOfLesson} from '../../site/lessonKind';
import type {LessonRule} from '../../rule';

const {least, most} = LESSON_GUIDE.outcomes;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: `A lesson has ${least} to ${most} outcomes, each beginning with a verb that can be observed.`,
  why: 'Outcomes tell students what they will be able to do, and teachers what to test. Nobody can watch someone understand.',
  wrong: '---\ntitle: Lists\noutcomes:\n  - Understand lists\n---\n\nText.',
  right:
    '---\ntitle: Lists\noutcomes:\n  - Choose between `ul`, `ol` and `dl`\n  - Nest one list inside another\n---\n\nText.',
  *check(lesson) {
    const {
      frontMatter: {outcomes},
      placeOf,
    } = lesson.frontMatter;
    if (kindOfLesson(lesson) !== 'lesson' && outcomes === undefined) {
      return;
    }
    const count = outcomes?.length ?? 0;
    if (count < least || count > most) {
      yield {
        at: outcomes === undefined ? {line: 1, column: 1} : placeOf(['outcomes'], 'key'),
        message: `the lesson has ${count === 0 ? 'no' : count} outcome${count === 1 ? '' : 's'}`,
        remedy: `write ${least} to ${most}: what readers can do afterwards`,
      };
    }
    for (const [index, outcome] of (outcomes ?? []).entries()) {
      const verb = String(outcome).split(/\s/)[0]!.toLowerCase();
      if (VAGUE_VERBS.includes(verb)) {
        yield {
          at: placeOf(['outcomes', index]),
          message: `the outcome begins with “${verb}”, which cannot be observed`,
          remedy: 'begin with a verb such as write, choose, explain, find or change',
        };
      }
    }
  },
};

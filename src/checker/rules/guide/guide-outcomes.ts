import {LESSON_GUIDE, VAGUE_VERBS} from '../../../data/lessonGuide';
import {kindOfLesson} from '../../site/lessonKind';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const {least, most} = LESSON_GUIDE.outcomes;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: `A lesson has ${least} to ${most} outcomes, each beginning with a verb that can be observed.`,
  why: 'Outcomes tell students what they will be able to do, and teachers what to test. Nobody can watch someone understand.',
  wrong: '---\ntitle: Lists\noutcomes:\n  - Understand lists\n---\n\nText.',
  right:
    '---\ntitle: Lists\noutcomes:\n  - Choose between `ul`, `ol` and `dl`\n  - Nest one list inside another\n---\n\nText.',
  check: (lesson) => {
    const {
      frontMatter: {outcomes},
      placeOf,
    } = lesson.frontMatter;
    const kind = kindOfLesson(lesson);
    if (kind !== 'lesson' && outcomes === undefined) {
      return [];
    }
    const count = outcomes?.length ?? 0;
    const tooFew: readonly Finding[] =
      count < least || count > most
        ? [
            {
              at: outcomes === undefined ? {line: 1, column: 1} : placeOf(['outcomes'], 'key'),
              message: `the lesson has ${count === 0 ? 'no' : count} outcome${count === 1 ? '' : 's'}`,
              remedy: `write ${least} to ${most}: what readers can do afterwards`,
            },
          ]
        : [];
    const vague = (outcomes ?? []).flatMap((outcome, index): readonly Finding[] => {
      const verb = String(outcome).split(/\s/)[0]!.toLowerCase();
      return VAGUE_VERBS.includes(verb)
        ? [
            {
              at: placeOf(['outcomes', index]),
              message: `the outcome begins with “${verb}”, which cannot be observed`,
              remedy: 'begin with a verb such as write, choose, explain, find or change',
            },
          ]
        : [];
    });
    return [...tooFew, ...vague];
  },
};

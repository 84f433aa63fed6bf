import {LESSON_GUIDE} from '../../../data/lessonGuide';
import type {Lesson} from '../../read/lesson';
import type {LessonRule} from '../../rule';

const {lesson: OF_LESSON, landing: OF_LANDING} = LESSON_GUIDE.words;

/** Pages that are a list, and not the landing page of a section. */
const WHOLE_LISTS = new Set(['Modules', 'Glossary']);

/** What a page may have, and its name; undefined where the guide sets no limit. */
function limitsOf({
  facts: {kind},
  scan: {tags},
}: Lesson): (typeof LESSON_LIMITS)[number] | undefined {
  return tags.some(({name}) => name !== null && WHOLE_LISTS.has(name))
    ? undefined
    : LESSON_LIMITS.find(({of}) => of === kind);
}

const LESSON_LIMITS = [
  {of: 'lesson', name: 'the lesson', ...OF_LESSON},
  {of: 'landing', name: 'the landing page', ...OF_LANDING},
] as const;

export const rule: LessonRule = {
  name: 'guide-length',
  scope: 'lesson',
  severity: 'warning',
  wants: `The core of a lesson has ${OF_LESSON.least} to ${OF_LESSON.most} words of prose, a landing page ${OF_LANDING.least} to ${OF_LANDING.most}. Paragraphs and lists count; tasks, questions, \`<Summary>\`, \`<GoingFurther>\`, headings, tables and code do not.`,
  why: 'Less explains nothing, more is not read.',
  wrong: 'A lesson of three sentences',
  right: 'A lesson of three to five screens',
  check: (lesson) => {
    const limits = limitsOf(lesson);
    const words = lesson.facts.coreWords;
    if (limits === undefined || (words >= limits.least && words <= limits.most)) {
      return [];
    }
    return [
      {
        at: {line: 1, column: 1},
        message: `${limits.name} has ${words} words of core prose`,
        remedy:
          words < limits.least
            ? `explain more: at least ${limits.least}`
            : `split it, or move a part to <GoingFurther>: at most ${limits.most}`,
      },
    ];
  },
};

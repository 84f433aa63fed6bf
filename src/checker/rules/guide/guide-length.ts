import {LESSON_GUIDE} from '../../../data/lessonGuide';
import type {Lesson} from '../../read/lesson';
import type {LessonRule} from '../../rule';

const {lesson: OF_LESSON, landing: OF_LANDING} = LESSON_GUIDE.words;

/** The limits for a page, and what messages call it; undefined if the guide sets none. */
function limitsOf({facts: {kind}, scan: {tags}}: Lesson): Limits | undefined {
  const has = (name: string): boolean => tags.some((tag) => tag.name === name);
  if (has('Modules') || has('Glossary')) {
    return undefined;
  }
  const limits = LESSON_LIMITS.find(({of}) => of === kind);
  // The first page of a section may have tasks, but leaves the explaining to the pages that it lists.
  return limits && has('Pages') ? {...limits, least: OF_LANDING.least} : limits;
}

interface Limits {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

const LESSON_LIMITS = [
  {of: 'lesson', name: 'the lesson', ...OF_LESSON},
  {of: 'landing', name: 'the landing page', ...OF_LANDING},
] as const;

export const rule: LessonRule = {
  scope: 'lesson',
  severity: 'warning',
  wants: `The core of a lesson has ${OF_LESSON.least} to ${OF_LESSON.most} words of prose, a landing page ${OF_LANDING.least} to ${OF_LANDING.most}, and one with tasks up to ${OF_LESSON.most}. Paragraphs and lists count; tasks, questions, \`<Summary>\`, \`<GoingFurther>\`, headings, tables and code do not.`,
  why: 'A shorter page explains too little, and a longer one is not read to the end.',
  wrong: 'A lesson of three sentences',
  right: 'A lesson of three to five screens',
  *check(lesson) {
    const limits = limitsOf(lesson);
    const words = lesson.facts.coreWords;
    if (limits !== undefined && (words < limits.least || words > limits.most)) {
      yield {
        at: {line: 1, column: 1},
        message: `${limits.name} has ${words} words of core prose`,
        remedy:
          words < limits.least
            ? `explain more: write at least ${limits.least}`
            : `split it, or move part of it to <GoingFurther>: keep at most ${limits.most}`,
      };
    }
  },
};

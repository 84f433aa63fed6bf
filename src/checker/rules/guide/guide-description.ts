import {kindOfLesson} from '../../site/lessonKind';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A page has a `description`: one sentence that says what readers get from it.',
  why: 'Search engines show it, and so do the cards that lead to the page.',
  wrong: '---\ntitle: HTML Lists\n---\n\nText.',
  right:
    '---\ntitle: HTML Lists\ndescription: Mark up a set of things as a bulleted, numbered or description list.\n---\n\nText.',
  *check(lesson) {
    const {title, description, home} = lesson.frontMatter.frontMatter;
    const kind = kindOfLesson(lesson);
    const wanted = kind !== 'part' && kind !== 'draft' && title !== undefined && home !== true;
    if (wanted && description === undefined) {
      yield {
        at: {line: 1, column: 1},
        message: 'the page has no description',
        remedy: 'add description: with one sentence to the front matter',
      };
    }
  },
};

import {PLACEHOLDERS} from '../../../data/placeholders';
import {quote} from '../../read/faults';
import {kindOfLesson} from '../../site/lessonKind';
import type {LessonRule} from '../../rule';

const COMMENT = /^\/\*\s*write:\s*([\s\S]*?)\s*\*\/$/;
const WORDS: readonly string[] = Object.values(PLACEHOLDERS).flat();

export const rule: LessonRule = {
  scope: 'lesson',
  wants:
    'A published page has no `{/* write: … */}` comment and no placeholder left in it. A draft may have them.',
  why: '`npm run new` puts them where the author has something to write.',
  wrong: '---\ntitle: Subgrid\n---\n\n{/* write: the problem that this solves */}\n\nText.',
  right:
    '---\ntitle: Subgrid\ndraft: true\n---\n\n{/* write: the problem that this solves */}\n\nText.',
  *check(lesson) {
    if (kindOfLesson(lesson) === 'draft') {
      return;
    }
    const {text, scan} = lesson;
    for (const brace of scan.braces) {
      const left = COMMENT.exec(brace.text.trim())?.[1];
      if (left !== undefined) {
        yield {
          at: brace.start,
          message: `this part is not written yet: ${left}`,
          remedy: 'write it and remove the comment',
        };
      }
    }
    for (const placeholder of WORDS.filter((words) => text.includes(words))) {
      yield {
        at: text.indexOf(placeholder),
        message: `“${quote(placeholder)}” is a placeholder that npm run new wrote`,
        remedy: 'replace it with your own text',
      };
    }
  },
};

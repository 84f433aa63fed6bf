import {PLACEHOLDERS} from '../../../data/placeholders';
import {quote} from '../../read/faults';
import {kindOfLesson} from '../../site/lessonKind';
import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

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
  check: (lesson) => {
    if (kindOfLesson(lesson) === 'draft') {
      return [];
    }
    const {text, scan} = lesson;
    const comments = scan.braces.flatMap((brace): readonly Finding[] => {
      const left = COMMENT.exec(brace.text.trim())?.[1];
      return left === undefined
        ? []
        : [
            {
              at: brace.start,
              message: `this part is not written yet: ${left}`,
              remedy: 'write it and remove the comment',
            },
          ];
    });
    const words = WORDS.filter((placeholder) => text.includes(placeholder)).map(
      (placeholder): Finding => ({
        at: text.indexOf(placeholder),
        message: `“${quote(placeholder)}” is a placeholder that npm run new wrote`,
        remedy: 'replace it with your own text',
      }),
    );
    return [...comments, ...words];
  },
};

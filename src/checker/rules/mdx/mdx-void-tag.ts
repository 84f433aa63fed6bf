import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A tag without content ends with `/>`.',
  why: 'MDX expects a closing tag for every tag, even for `<br>` and `<img>`, and stops the build.',
  wrong: 'First line<br>second line',
  right: 'First line<br />second line',
  cases: ['mx-unclosed-br', 'mx-unclosed-img'],
  check: (lesson) =>
    faultsOf(lesson, 'void-tag').map(({start, end, text}) => {
      const tag = lesson.text.slice(start, end);
      return {
        at: start,
        message: `<${text}> is never closed`,
        remedy: `write <${text} />`,
        edits: [{start, end, text: tag.replace(/\s*>$/, ' />')}],
      };
    }),
};

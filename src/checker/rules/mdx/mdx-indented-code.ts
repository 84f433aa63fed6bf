import {faultsOf, quote} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Code is in a fence, not indented by four spaces.',
  why: 'MDX does not support indented code: it is shown as ordinary text, and its braces stop the build.',
  wrong: 'A function:\n\n    function greet() { return 1; }',
  right: 'A function:\n\n```js\nfunction greet() {\n  return 1;\n}\n```',
  cases: ['mx-indented-code'],
  check: (lesson) =>
    faultsOf(lesson, 'indented-code').map(({start, end, text}) => {
      const lines = lesson.text.slice(start, end).split('\n');
      const indent = Math.min(
        ...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)),
      );
      const code = lines.map((line) => line.slice(indent)).join('\n');
      return {
        at: start,
        message: `“${quote(text)}” is indented like code, but would be shown as ordinary text`,
        remedy: 'put it between two lines that contain ```',
        ...(!code.includes('```') && {
          edits: [{start, end, text: `\`\`\`text\n${code}\n\`\`\``}],
        }),
      };
    }),
};

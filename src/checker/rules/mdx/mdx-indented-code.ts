import {faultsOf, quote} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'mdx-indented-code',
  scope: 'lesson',
  severity: 'error',
  wants: 'Code stands in a fence, not indented by four spaces.',
  why: 'MDX has no indented code: it is shown as a sentence, and its braces stop the build.',
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
        message: `“${quote(text)}” is indented like code, but is shown as a sentence`,
        remedy: 'put it between two lines ```',
        ...(!code.includes('```') && {
          edits: [{start, end, text: `\`\`\`text\n${code}\n\`\`\``}],
        }),
      };
    }),
};

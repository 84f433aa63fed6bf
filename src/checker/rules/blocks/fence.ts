import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  name: 'fence',
  scope: 'lesson',
  severity: 'error',
  wants: 'A code block, a task and a quiz follow the contract of docs/writing-lessons.md.',
  why: 'The words of a fence decide what runs in the page and what the tests assert. A misspelt one would be ignored.',
  wrong: '```javascript preveiw height=tall {99}\nconsole.log(1);\n```',
  right: '```js preview height=200\nconsole.log(1);\n```',
  cases: ['mx-fence-meta', 'mx-fence-lang', 'ex-two-files-case', 'ex-solution-case'],
  check: ({blocks}) =>
    blocks.problems.map(({line, column, message, remedy}) => ({
      at: {line, column},
      message,
      remedy,
    })),
};

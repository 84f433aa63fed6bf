import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Code blocks, tasks and quizzes follow the rules in docs/writing-lessons.md.',
  why: 'The options on a fence decide what runs on the page and what the tests check. A misspelt option would be ignored.',
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

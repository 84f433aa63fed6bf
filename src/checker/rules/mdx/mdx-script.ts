import {faultsOf} from '../../read/faults';
import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A page contains no `<script>` and no `<style>`.',
  why: "The portal's security policy blocks them, so they do nothing. Code that students should run goes in a fence.",
  wrong: '<script>alert("Hello")</script>',
  right: "```js\nconsole.log('Hello');\n```\n\n```output\nHello\n```",
  cases: ['mx-script'],
  check: (lesson) =>
    faultsOf(lesson, 'raw-tag').map(({start, text}) => ({
      at: start,
      message: `<${text}> is blocked on a page, so it does nothing`,
      remedy: `put the code in a fence, or the tag in backticks: \`<${text}>\``,
    })),
};

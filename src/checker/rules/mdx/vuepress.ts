import {faultsOf, quote} from '../../read/faults';
import type {LessonRule} from '../../rule';

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^\[\[toc\]\]/i, 'remove it; the sidebar already lists the headings'],
  [/^<<</, 'put the code in a fence'],
  [/^@\[code/, 'put the code in a fence'],
];

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A page contains no VuePress syntax.',
  why: '`[[toc]]`, `<<< file` and `@[code](file)` mean nothing here: they stop the build, or appear on the page as text.',
  wrong: '[[toc]]\n\n<<< @/examples/list.html',
  right: '```html preview\n<ul>\n  <li>Popcorn</li>\n</ul>\n```',
  cases: ['mx-vuepress-toc'],
  check: (lesson) =>
    faultsOf(lesson, 'vuepress').map(({start, end, text}) => ({
      at: start,
      message: `${quote(text)} is VuePress syntax, which is not supported here`,
      remedy: REMEDIES.find(([pattern]) => pattern.test(text))?.[1] ?? 'remove it',
      ...(/^\[\[toc\]\]/i.test(text) && {edits: [{start, end, text: ''}]}),
    })),
};

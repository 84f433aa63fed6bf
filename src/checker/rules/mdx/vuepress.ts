import {faultsOf, quote} from '../../read/faults';
import type {LessonRule} from '../../rule';

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^\[\[toc\]\]/i, 'remove it; the headings stand in the sidebar'],
  [/^<<</, 'put the code in a fence'],
  [/^@\[code/, 'put the code in a fence'],
];

export const rule: LessonRule = {
  name: 'vuepress',
  scope: 'lesson',
  severity: 'error',
  wants: 'Nothing is written in the form of the old site’s tool.',
  why: '`[[toc]]`, `<<< file` and `@[code](file)` mean nothing here: they stop the build, or are printed as they are.',
  wrong: '[[toc]]\n\n<<< @/examples/list.html',
  right: '```html preview\n<ul>\n  <li>Popcorn</li>\n</ul>\n```',
  cases: ['mx-vuepress-toc'],
  check: (lesson) =>
    faultsOf(lesson, 'vuepress').map(({start, end, text}) => ({
      at: start,
      message: `${quote(text)} is of the old site’s tool`,
      remedy: REMEDIES.find(([pattern]) => pattern.test(text))?.[1] ?? 'remove it',
      ...(/^\[\[toc\]\]/i.test(text) && {edits: [{start, end, text: ''}]}),
    })),
};

import type {LessonRule} from '../../rule';
import type {Finding} from '../../../text/finding';

const MARK = /highlight-(start|end|next-line)/g;

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'Lines to highlight are listed on the opening line of the fence: `{1,3-5}`.',
  why: 'Comments such as `highlight-start` are shown to readers and run with the code, and one without an end highlights everything.',
  wrong: '```js\n// highlight-start\nconst a = 1;\n```',
  right: '```js {1}\nconst a = 1;\n```',
  cases: ['mx-highlight-unbalanced'],
  check: ({scan, text}) =>
    scan.fences.flatMap(({body}) =>
      [...text.slice(body.start, body.end).matchAll(MARK)].map(({index, 0: mark}): Finding => ({
        at: body.start + index,
        message: `the comment ${mark} does not highlight anything here`,
        remedy: 'remove it, and list the lines on the fence: ```js {2-3}',
      })),
    ),
};

import type {LessonRule} from '../../rule';
import {isOldContainer} from '../../read/scan';

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A box has its name right after the colons and its title in square brackets.',
  why: '`::: tip Title` is VuePress syntax. Here it is shown as text.',
  wrong: '::: tip Shortcut\n\nPress F12.\n\n:::',
  right: ':::tip[Shortcut]\n\nPress F12.\n\n:::',
  cases: ['mx-admonition-vuepress'],
  check: ({scan}) =>
    scan.containers.filter(isOldContainer).map(({opening}) => {
      const {start, end, colons, name, rest} = opening;
      const title = rest.trim().replace(/^\[(.*)\]$/, '$1');
      const mended = `${':'.repeat(colons)}${name}${title === '' ? '' : `[${title}]`}`;
      return {
        at: start,
        message: `${':'.repeat(colons)}${opening.gap}${name}${rest} is shown as text`,
        remedy: `write ${mended}`,
        edits: [{start, end, text: mended}],
      };
    }),
};

import type {LessonRule} from '../../rule';
import type {Edit} from '../../../text/finding';
import {isTooDeep} from '../../read/scan';
import type {ContainerLine} from '../../read/scan/types';

function longer({start}: ContainerLine, text: string, colons: number): Edit {
  const at = text.indexOf(':::', start);
  const end = at + /^:+/.exec(text.slice(at))![0].length;
  return {start: at, end, text: ':'.repeat(colons)};
}

export const rule: LessonRule = {
  scope: 'lesson',
  wants: 'A box around another box has more colons than the inner one.',
  why: 'With the same number, the end of the inner box also ends the outer one, and the last line of colons appears on the page.',
  wrong: ':::lab[Lab]\n\n:::tip\n\nSave first.\n\n:::\n\n:::',
  right: '::::lab[Lab]\n\n:::tip\n\nSave first.\n\n:::\n\n::::',
  cases: ['mx-admonition-open'],
  check: ({scan, text}) =>
    scan.containers.filter(isTooDeep).map(({opening, parent}) => {
      const colons = opening.colons + 1;
      return {
        at: opening.start,
        message: `:::${opening.name} is inside :::${parent!.opening.name}, which does not have more colons`,
        remedy: `give the outer box ${colons} colons, at both ends`,
        edits: [longer(parent!.opening, text, colons), longer(parent!.closing!, text, colons)],
      };
    }),
};

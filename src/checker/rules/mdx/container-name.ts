import {CONTAINERS} from '../../../data/containers';
import {nearest} from '../../../lib/nearest';
import type {LessonRule} from '../../rule';

const KNOWN: readonly string[] = ['tip', 'warning', 'danger', ...CONTAINERS];
const OTHER_NAMES: Readonly<Record<string, string>> = {
  note: 'tip',
  info: 'tip',
  caution: 'warning',
  important: 'warning',
  error: 'danger',
  hint: 'tip',
};

export const rule: LessonRule = {
  scope: 'lesson',
  wants: `A box is one of ${KNOWN.join(', ')}.`,
  why: 'A box with an unknown name is not shown as a box.',
  wrong: ':::hint\n\nPress F12.\n\n:::',
  right: ':::tip\n\nPress F12.\n\n:::',
  cases: ['mx-admonition-unknown'],
  check: ({scan}) =>
    scan.containers
      .filter(({opening}) => !KNOWN.includes(opening.name))
      .map(({opening: {start, name}}) => ({
        at: start,
        message: `there is no box called :::${name}`,
        remedy: `write :::${OTHER_NAMES[name] ?? nearest(name, KNOWN) ?? 'tip'}; boxes are ${KNOWN.join(', ')}`,
      })),
};

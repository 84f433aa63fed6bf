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
  name: 'container-name',
  scope: 'lesson',
  severity: 'error',
  wants: `A box is one of ${KNOWN.join(', ')}.`,
  why: 'A name that nobody knows makes no box.',
  wrong: ':::hint\n\nPress F12.\n\n:::',
  right: ':::tip\n\nPress F12.\n\n:::',
  cases: ['mx-admonition-unknown'],
  check: ({scan}) =>
    scan.containers
      .filter(({opening}) => !KNOWN.includes(opening.name))
      .map(({opening: {start, name}}) => ({
        at: start,
        message: `there is no box :::${name}`,
        remedy: `write :::${OTHER_NAMES[name] ?? nearest(name, KNOWN) ?? 'tip'}; boxes are ${KNOWN.join(', ')}`,
      })),
};

import type {BytesRule} from '../../rule';

const KILOBYTE = 1000;
/** Sizes of the source above which a page is slow to parse, and above which it is not parsed at all. */
const LONG = 100 * KILOBYTE;
const TOO_LONG = 500 * KILOBYTE;

export const rule: BytesRule = {
  scope: 'bytes',
  fatal: true,
  wants: 'The source of a page is smaller than 100 kB; over 500 kB is an error.',
  why: 'Nobody reads a page of that length, and it slows every build.',
  wrong: 'reference.md       (2 MB)',
  right: 'reference/index.md\nreference/a-to-f.md\nreference/g-to-z.md',
  language: 'text',
  cases: ['pg-big'],
  *check({length}) {
    const size = `the page has ${Math.round(length / KILOBYTE)} kB of source`;
    const at = {line: 1, column: 1};
    const remedy = 'split it into several pages';
    if (length > TOO_LONG) {
      const message = `${size}, over the limit of 500 kB, and is not checked any further`;
      yield {at, message, remedy};
    } else if (length > LONG) {
      yield {at, severity: 'warning', message: `${size}, over 100 kB`, remedy};
    }
  },
};

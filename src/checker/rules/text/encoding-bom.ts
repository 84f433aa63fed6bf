import type {LessonRule} from '../../rule';

export const rule: LessonRule = {
  scope: 'lesson',
  severity: 'warning',
  wants: 'A file begins with its text, not with a byte order mark.',
  why: 'The mark is invisible, so that two files that look the same are different.',
  wrong: '\\uFEFF---\ntitle: Lists\n---',
  right: '---\ntitle: Lists\n---',
  cases: ['en-bom'],
  *check({raw}) {
    if (raw.startsWith('\uFEFF')) {
      yield {
        at: 0,
        message: 'the file begins with a byte order mark',
        remedy: 'save it as “UTF-8 without BOM”',
        edits: [{start: 0, end: 1, text: ''}],
      };
    }
  },
};

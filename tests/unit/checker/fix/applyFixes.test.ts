import fc from 'fast-check';
import {applyFixes} from '../../../../src/checker/fix/applyFixes';
import {applyEdits} from '../../../../src/text/edits';
import type {FileProblem} from '../../../../src/checker/rule';

function problem(...edits: NonNullable<FileProblem['edits']>): FileProblem {
  return {
    path: 'a.md',
    line: 1,
    column: 1,
    rule: 'r',
    severity: 'error',
    message: 'm',
    remedy: 'r',
    edits,
  };
}

describe('applyFixes', () => {
  it('makes all edits by their places in the old text', () => {
    const fixed = applyFixes('one two three', [
      problem({start: 8, end: 13, text: '3'}),
      problem({start: 0, end: 3, text: '1'}),
      problem({start: 4, end: 4, text: 'and '}),
    ]);
    expect(fixed).toBe('1 and two 3');
  });

  it('leaves an edit that touches an earlier one for the next round, and with it its partners', () => {
    const fixed = applyFixes('abcdef', [
      problem({start: 0, end: 2, text: 'X'}),
      problem({start: 1, end: 3, text: 'Y'}, {start: 5, end: 6, text: 'Z'}),
    ]);
    expect(fixed).toBe('Xcdef');
  });

  it('keeps everything outside the edits', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort(
          (x, y) => x - y,
        ) as [number, number];
        expect(applyEdits(text, [{start, end, text: '!'}])).toBe(
          `${text.slice(0, start)}!${text.slice(end)}`,
        );
      }),
    );
  });
});

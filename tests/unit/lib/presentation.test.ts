import {moveOfKey, presentQuery, sectionOfPart, sectionStarts} from '../../../src/lib/presentation';
import {asksToPresent} from '../../../src/lib/asksToPresent';

const P = undefined;

describe('sections of a presentation', () => {
  it('begin at the title and at every heading of level 2 or 3', () => {
    expect(sectionStarts([1, P, 2, P, 3, P, 4, P, 2, P])).toEqual([0, 2, 4, 8]);
  });

  it('do not leave a heading alone that has another one right below', () => {
    expect(sectionStarts([1, P, 2, 3, P, 3, P])).toEqual([0, 2, 5]);
  });

  it('are one where there is no heading', () => {
    expect(sectionStarts([P, P])).toEqual([0]);
    expect(sectionStarts([])).toEqual([]);
  });

  it('contain the parts up to the next one', () => {
    const starts = [0, 2, 4];
    expect([0, 1, 2, 3, 4, 9].map((part) => sectionOfPart(starts, part))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });
});

describe('the address of a presentation', () => {
  it('has the parameter beside whatever else is asked', () => {
    expect(presentQuery('', true)).toBe('?present');
    expect(presentQuery('?a=1', true)).toBe('?present&a=1');
    expect(presentQuery('?present&a=1', true)).toBe('?present&a=1');
    expect(presentQuery('?present&a=1', false)).toBe('?a=1');
    expect(presentQuery('?present=', false)).toBe('');
  });

  it('is known by the parameter', () => {
    expect(asksToPresent('?present')).toBe(true);
    expect(asksToPresent('?a=1&present=')).toBe(true);
    expect(asksToPresent('?represent')).toBe(false);
  });
});

test('arrow keys go to another section, and a clicker sees the whole section first', () => {
  expect(['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'a'].map(moveOfKey)).toEqual([
    'next',
    'previous',
    'nextScreen',
    'previousScreen',
    undefined,
  ]);
});

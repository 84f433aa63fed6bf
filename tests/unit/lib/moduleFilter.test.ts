import {narrow, wordsOf, type FilterItem} from '../../../src/lib/moduleFilter';

const SECTION: FilterItem = {
  text: 'CSS Grid Lay out rows and columns.',
  inside: [
    {text: 'Gap 5 min', inside: []},
    {text: 'Template Areas 9 min', inside: []},
  ],
};

function left(query: string, above = 'Styles') {
  const {isShown, inside, count} = narrow(SECTION, wordsOf(query), above);
  return [isShown, inside.map((item) => item.isShown), count];
}

describe('narrow', () => {
  it('shows everything when nothing is typed', () => {
    expect(left(' ')).toEqual([true, [true, true], 3]);
  });

  it('keeps a section for a page in it, and leaves the others out', () => {
    expect(left('gap')).toEqual([true, [true, false], 1]);
  });

  it('keeps all pages of a section that matches', () => {
    expect(left('columns')).toEqual([true, [true, true], 3]);
  });

  it('finds words in any order, over page, section and topic', () => {
    expect(left('areas GRID styles')).toEqual([true, [false, true], 1]);
  });

  it('ignores case and accents', () => {
    expect(left('GÁP')).toEqual([true, [true, false], 1]);
  });

  it('leaves out what has not every word', () => {
    expect(left('grid flexbox')).toEqual([false, [false, false], 0]);
  });
});

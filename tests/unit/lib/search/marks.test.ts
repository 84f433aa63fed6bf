import {markRanges} from '../../../../src/lib/search/marks';

describe('markRanges', () => {
  it('cuts a text at its ranges', () => {
    expect(markRanges('flex items', [{start: 0, end: 4}])).toEqual([
      {text: 'flex', marked: true},
      {text: ' items', marked: false},
    ]);
  });

  it('joins ranges that overlap or touch, in any order', () => {
    const ranges = [
      {start: 3, end: 6},
      {start: 0, end: 4},
      {start: 1, end: 2},
    ];
    expect(markRanges('abcdefgh', ranges)).toEqual([
      {text: 'abcdef', marked: true},
      {text: 'gh', marked: false},
    ]);
  });

  it('leaves a text without ranges whole', () => {
    expect(markRanges('abc', [])).toEqual([{text: 'abc', marked: false}]);
    expect(markRanges('', [])).toEqual([]);
  });
});

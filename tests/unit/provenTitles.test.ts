import {provenTitlesOfText} from '../helpers/provenTitles';

describe('the titles of tests that prove something', () => {
  it.each([
    ["test('a', () => { assert.equal(1, 1); })", ['a']],
    ["it.each([1])('a', (n) => { expect(n).not.toBe(2); })", ['a']],
    ["describe('a', () => { it('b', () => { expect(1).toBe(1); }); })", ['a', 'b']],
    ["test('a', () => { look(); }); function look() { assert.ok(true); }", ['a']],
    ["test('a', () => { rows.forEach(look); }); const look = (row) => expect(row).toBe(1);", ['a']],
    ['test(`a ${n}: b`, () => { assert(n); })', ['a …: b']],
  ])('%s', (text, titles) => {
    expect(provenTitlesOfText(text)).toEqual(titles);
  });

  it.each([
    "test('a', () => {})",
    "test('a', () => { look(); }); function look() { return 1; }",
    "test.skip('a', () => { assert.ok(true); })",
    "test('a', () => { again(); }); function again() { again(); }",
  ])('leave out %s', (text) => {
    expect(provenTitlesOfText(text)).toEqual([]);
  });
});

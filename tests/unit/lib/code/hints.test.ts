import {findHint} from '../../../../src/lib/code/hints';

describe('findHint', () => {
  it.each([
    ['Chromium', 'ReferenceError: total is not defined'],
    ['Safari', "ReferenceError: Can't find variable: total"],
  ])('names what is not declared, in the words of %s', (_, message) => {
    expect(findHint(message)).toContain('“total”');
  });

  it.each([
    ['Chromium', "TypeError: Cannot read properties of null (reading 'textContent')"],
    ['Safari', "TypeError: null is not an object (evaluating 'title.textContent')"],
    ['Firefox', 'TypeError: can\'t access property "textContent", title is null'],
  ])('explains a property of nothing, in the words of %s', (_, message) => {
    expect(findHint(message)).toContain('textContent');
  });

  it.each([
    ['TypeError: films.foreach is not a function', 'capitals'],
    ['TypeError: Assignment to constant variable.', 'Use let'],
    ["SyntaxError: Identifier 'a' has already been declared", 'declared twice'],
    ["ReferenceError: Cannot access 'a' before initialization", 'Move the declaration up'],
    ['SyntaxError: missing ) after argument list', 'never closed'],
    ['SyntaxError: Invalid or unexpected token', 'straight quotation marks'],
    ["SyntaxError: Unexpected identifier 'b'", 'missing just before'],
    ['RangeError: Maximum call stack size exceeded', 'calls itself'],
    ['SyntaxError: Unexpected token \'a\', "abc" is not valid JSON', 'double quotation marks'],
    ['TypeError: Failed to fetch', 'recorded responses'],
    ['Error: Objects are not valid as a React child', 'map a list'],
    ['SyntaxError: Expected corresponding JSX closing tag for <p>', 'Every tag'],
  ])('%s', (message, words) => {
    expect(findHint(message)).toContain(words);
  });

  it('says nothing about an error of the author’s own', () => {
    expect(findHint('Error: no seats left')).toBeUndefined();
  });
});

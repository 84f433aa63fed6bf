import {addHint, findHint} from '../../../../src/lib/code/hints';

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
    ['Error: A component cannot be async', 'in an effect'],
    ['Error: Objects are not valid as a React child', 'map a list'],
    ['SyntaxError: Expected corresponding JSX closing tag for <p>', 'Every tag'],
    ["ERROR 1054 (42S22): Unknown column 'f.titel' in 'field list'", '“titel”'],
    ["ERROR 1146 (42S02): Table 'movies.films' doesn't exist", 'SHOW TABLES'],
    ["ERROR 1052 (23000): Column 'name' in field list is ambiguous", 'film.name'],
    [
      "ERROR 1064 (42000): You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near 'FORM film' at line 1",
      'the one before it',
    ],
    ['Fatal error: Uncaught Error: Call to undefined function greet()', '“greet”'],
    ['Fatal error: Uncaught Error: Undefined constant "LIMIT"', 'a variable or a text'],
    [
      'Fatal error: Allowed memory size of 67108864 bytes exhausted (tried to allocate 131080 bytes)',
      'a list without end',
    ],
    ['Undefined variable.', 'colours.$ink'],
  ])('%s', (message, words) => {
    expect(findHint(message)).toContain(words);
  });

  it('says nothing about an error of the author’s own', () => {
    expect(findHint('Error: no seats left')).toBeUndefined();
  });
});

describe('addHint', () => {
  it('keeps the part of a long message that a reader would read', () => {
    const {message} = addHint({message: 'x'.repeat(5_000_000)});
    expect(message).toMatch(/^x{2000}…$/);
  });
});

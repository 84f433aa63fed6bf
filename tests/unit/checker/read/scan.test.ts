import {isOldContainer, isTooDeep, scan} from '../../../../src/checker/read/scan';
import {splitLines} from '../../../../src/text/lines';
import type {Scan} from '../../../../src/checker/read/scan/types';

function read(text: string): Scan {
  return scan(text, splitLines(text));
}

/** Kind, line and quoted text of each fault. */
function faults(text: string): readonly string[] {
  const lines = splitLines(text);
  return scan(text, lines).faults.map(
    ({kind, start, text: quoted}) => `${lines.at(start).line} ${kind} ${quoted}`,
  );
}

describe('scan: tags', () => {
  it.each([
    ['a < b and 1 < 2', []],
    ['`<b>` and ``a `<i>` b``', []],
    ['\\<b> and &lt;b>', []],
    ['[x](<a b>)', []],
    ['<b>bold</b> and <br />', []],
    ['x <5', ['1 less-than <5']],
    ['Array<string>', ['1 unclosed-tag string']],
    ['</div>', ['1 stray-close div']],
    ['<br> and <img src="a.png">', ['1 void-tag br', '1 void-tag img']],
    ['<b><i>x</b>', ['1 unclosed-tag i']],
    ['<a href=“x”>y</a>', ['1 curly-quote <a href=“x”>', '1 stray-close a']],
    ['<a href=x>y</a>', ['1 bad-attribute <a href=x>', '1 stray-close a']],
    [
      '<https://a.org/?b=1> and <me@a.org>',
      ['1 autolink https://a.org/?b=1', '1 autolink me@a.org'],
    ],
    ['<!doctype html>', ['1 declaration <!doctype html>']],
    ['a <!-- b --> c', ['1 html-comment  b ']],
    ['<!--\n\na\n\n-->\n\nx <5', ['1 html-comment \n\na\n\n', '7 less-than <5']],
    ['<script>\nif (a < b) { c }\n</script>', ['1 raw-tag script']],
    ['<Figure\n  src="a.svg"\n  alt="A > B"\n/>', []],
    ['<Pen height={3} {...x} />', []],
  ])('%j has %j', (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it('reads the attributes of a tag with their places', () => {
    const text = 'See <YouTube id="abc" time={4} load />.';
    const [tag] = read(text).tags;
    expect(tag?.kind).toBe('self');
    expect(tag?.attributes.map(({name, value}) => [name, value?.kind, value?.text])).toEqual([
      ['id', 'string', 'abc'],
      ['time', 'expression', '4'],
      ['load', undefined, undefined],
    ]);
    expect(text.slice(tag!.attributes[0]!.start, tag!.attributes[0]!.end)).toBe('id="abc"');
  });
});

describe('scan: braces', () => {
  it.each([
    ['{/* a note */}', []],
    ["{' '}", []],
    ['`{a}` and \\{a}', []],
    ['[x](/a/{id})', []],
    [':::tip{.wide}\n\nx\n\n:::', []],
    ['a lone } is text', []],
    ['{a}', ['1 expression a']],
    ['{{ a }}', ['1 expression { a }']],
    ["it's {a} and don't", ['1 expression a']],
    ['a { b', ['1 open-brace {']],
    ['{/* a\n\n```js\nb\n```\n\n*/}\n\n{c}', ['9 expression c']],
  ])('%j has %j', (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });
});

describe('scan: fences', () => {
  it.each([
    ['```js\n{a}\n```', 'closed', 3],
    ['````md\n```js\n```\n````', 'closed', 4],
    ['~~~js\n```\n~~~', 'closed', 3],
    ['```js\na\n\n## B', 'open', 2],
    ['```js\na\n\n```css\nb\n```', 'open', 3],
    ['- ```js\n  a\nb\n  ```', 'dedent', 2],
  ])('%j ends %s', (text, ending, last) => {
    const lines = splitLines(text);
    const [fence] = scan(text, lines).fences;
    expect(fence?.ending).toBe(ending);
    expect(lines.at(fence!.end).line).toBeGreaterThanOrEqual(Math.min(last, 2));
  });

  it('goes on with the text after a fence that nobody closed', () => {
    expect(faults('```js\na\n\n## B\n\nx <5')).toEqual(['6 less-than <5']);
  });

  it('knows code that is indented, and lists that are', () => {
    expect(faults('Text.\n\n    let a;\n    let b;\n\nMore.')).toEqual(['3 indented-code let a;']);
    expect(faults('1. One\n\n    More of one.\n\n- Two\n\n  Still two.')).toEqual([]);
    expect(faults('- One\n\n      let a;')).toEqual(['3 indented-code let a;']);
  });
});

describe('scan: boxes', () => {
  it('puts openings and closings together from the inside out', () => {
    const {containers, strayClosings} = read('::::lab\n\n:::tip\n\nx\n\n:::\n\n::::\n\n:::');
    expect(containers.map(({opening, closing}) => [opening.name, closing?.colons])).toEqual([
      ['lab', 4],
      ['tip', 3],
    ]);
    expect(strayClosings).toHaveLength(1);
    expect(containers.some(isTooDeep)).toBe(false);
  });

  it('sees a box that is as deep as the one around it, and titles without brackets', () => {
    const {containers} = read(':::lab\n\n::: tip Title\n\nx\n\n:::\n\n:::');
    expect(containers.filter(isTooDeep)).toHaveLength(1);
    expect(containers.filter(isOldContainer)).toHaveLength(1);
  });
});

describe('scan: the rest', () => {
  it('tells statements from sentences', () => {
    const text = "import A from './_a.md';\n\nimport it as it is.\n\nText\nimport of more";
    expect(read(text).statements).toHaveLength(1);
    expect(faults(text)).toEqual(['3 import-prose import']);
  });

  it('takes a row of seven signs for a merge only where a merge begins', () => {
    expect(faults('Title\n=======')).toEqual([]);
    expect(faults('<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c')).toHaveLength(3);
  });

  it('leaves every other character in its place', () => {
    const text = 'One <b> two.\r\n\r\n{a} three\n\n```js\nfour';
    const {readable} = read(text);
    expect(readable).toHaveLength(text.length);
    expect(readable.replace(/ /g, '')).toBe('Onetwo.\r\n\r\nthree\n\n\n');
  });
});

describe('splitLines', () => {
  const lines = splitLines('one\r\ntwo\rthree\nfour');

  it.each([
    [0, 1, 1],
    [4, 1, 5],
    [5, 2, 1],
    [9, 3, 1],
    [18, 4, 4],
  ])('places the offset %d on line %d, column %d, and back', (offset, line, column) => {
    expect(lines.at(offset)).toEqual({line, column});
    expect(lines.offset(line, column)).toBe(offset);
  });
});

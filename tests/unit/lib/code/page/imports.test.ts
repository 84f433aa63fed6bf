import {importsOf, withImports} from '../../../../../src/lib/code/page/imports';

const SHEETS: Readonly<Record<string, string>> = {
  'a.css': 'a {}',
  'b.css': '@import "a.css"; b {}',
  'loop.css': '@import "other.css"; loop {}',
  'other.css': '@import url(loop.css); other {}',
  'theme/dark.css': '@import "./dots.css"; dark { background: url("../dot.svg") }',
  'theme/dots.css': 'dots { background: url(dots.svg), url(data:image/svg+xml,x), url(/top.svg) }',
};
const compose = (css: string, name = 'style.css') =>
  withImports(css, name, (sheet) => SHEETS[sheet])
    .replace(/\s+/g, ' ')
    .trim();

it.each([
  ['a string', '@import "a.css"; p {}'],
  ['single quotes', "@import 'a.css'; p {}"],
  ['an address', '@import url(a.css); p {}'],
  ['a quoted address', '@IMPORT URL( "./a.css" ) ; p {}'],
])('puts a sheet in the place of an import by %s', (_, css) => {
  expect(compose(css)).toBe('a {} p {}');
});

it('follows the imports of what is imported', () => {
  expect(compose('@import "b.css"; p {}')).toBe('a {} b {} p {}');
});

it('ends at sheets that import each other or themselves', () => {
  expect(compose('@import "loop.css"; p {}')).toBe('other {} loop {} p {}');
  expect(compose('@import "style.css"; p {}')).toBe('p {}');
});

it.each([
  ['@import "a.css" print;', '@media print { a {} }'],
  ['@import "a.css" layer;', '@layer { a {} }'],
  ['@import "a.css" layer(base);', '@layer base { a {} }'],
  ['@import "a.css" supports(display: grid);', '@supports (display: grid) { a {} }'],
  ['@import "a.css" supports(not (display: grid));', '@supports not (display: grid) { a {} }'],
  [
    '@import url("a.css") layer(base) supports(display: grid) screen and (width > 20rem);',
    '@media screen and (width > 20rem) { @supports (display: grid) { @layer base { a {} } } }',
  ],
])('keeps the conditions of %s', (css, expected) => {
  expect(compose(css)).toBe(expected);
});

it('reads imports after comments, a charset and the order of layers', () => {
  expect(
    compose('/* @import "b.css"; */ @charset "utf-8"; @layer base, top; @import "a.css";'),
  ).toBe('/* @import "b.css"; */ @charset "utf-8"; @layer base, top; a {}');
});

it('ignores an import after a rule, as browsers do', () => {
  const css = 'p {} @import "a.css";';
  expect(compose(css)).toBe(css);
  expect(importsOf(css)).toEqual([]);
});

it('leaves the import of a sheet that it has not, before all rules', () => {
  expect(compose('@import "a.css"; @import "https://example.org/c.css"; p {}')).toBe(
    '@import "https://example.org/c.css";a {} p {}',
  );
});

it('reads addresses from the folder of the sheet', () => {
  expect(compose('@import "theme/dark.css";')).toBe(
    'dots { background: url(theme/dots.svg), url(data:image/svg+xml,x), url(/top.svg) } dark { background: url("dot.svg") }',
  );
});

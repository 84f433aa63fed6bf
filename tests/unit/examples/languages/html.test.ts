import {checkHtml} from '../../../../src/examples/languages/html';

const messages = (html: string, rule?: string) =>
  checkHtml(html, rule).map(({line, message}) => `${line}: ${message}`);

it('takes a part of a page for valid, whatever the rank of its first heading', () => {
  expect(
    messages('<h3>Snacks</h3>\n<ul>\n  <li>Popcorn</li>\n</ul>\n<button>Add</button>'),
  ).toEqual([]);
});

it('takes a whole page for valid', () => {
  expect(
    messages(
      '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>Club</title></head>\n<body><h1>Club</h1></body>\n</html>',
    ),
  ).toEqual([]);
});

it.each([
  ['<ul>\n  <ul></ul>\n</ul>', '2: element-permitted-content'],
  ['<img src="a.png">', '1: wcag/h37'],
  ['<input type="email" placeholder="Mail">', '1: input-missing-label'],
  ['<h2>A</h2>\n<h4>B</h4>', '2: heading-level'],
  ['<nav role="navigation" aria-label="Main"></nav>', '1: no-redundant-role'],
  ['<p>a</div>', '1: close-order'],
])('names the rule that %s breaks', (html, expected) => {
  expect(messages(html).some((message) => message.startsWith(expected))).toBe(true);
});

it('applies a further rule when the author shows its violation', () => {
  expect(messages('<button>Add</button>', 'no-implicit-button-type')).toEqual([
    expect.stringContaining('no-implicit-button-type'),
  ]);
});

it('checks stylesheets and scripts in the page, by the lines of the page', () => {
  expect(
    messages('<p>a</p>\n<style>\n  p { colr: red; }\n</style>\n<script>\n  let = ;\n</script>'),
  ).toEqual(['3: Unknown property `colr`', expect.stringMatching(/^6: SyntaxError/)]);
});

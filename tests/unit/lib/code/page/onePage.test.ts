import {onePage, pageHead} from '../../../../../src/lib/code/page/onePage';

const html = (text: string) => ({name: 'index.html', text});
const css = (name: string, text: string) => ({name, text});
const compose = (...files: Parameters<typeof onePage>[0]) =>
  onePage(files, pageHead('A & B')).html.replace(/\n/g, '');

it('makes a document of a fragment, with its title and its sheets', () => {
  const page = compose(html('<p>a</p>'), css('style.css', 'p {}'));
  expect(page).toContain('<title>A &amp; B</title><style>p {}</style></head><body><p>a</p></body>');
});

it('puts a sheet where the page names it, with the media of the link', () => {
  const page = compose(
    html(
      '<!doctype html><html><head><LINK href=./print.css?v=1 REL="preload stylesheet" media="print"><style>b {}</style></head></html>',
    ),
    css('print.css', 'p {}'),
  );
  expect(page).toBe(
    '<!doctype html><html><head><style media="print">p {}</style><style>b {}</style></head></html>',
  );
});

it('puts an imported sheet into the one that imports it, and only there', () => {
  const files = [
    html(''),
    css('tokens.css', 't {}'),
    css('style.css', '@import "tokens.css";p {}'),
  ];
  const {html: page, named} = onePage(files, '');
  expect(page.match(/t {}/g)).toHaveLength(1);
  expect(page).toMatch(/t {}p {}/);
  expect([...named]).toEqual(['tokens.css']);
});

it('follows imports of a style element, and of a sheet of the setup', () => {
  const {html: page} = onePage([html('<style>@import "a.css";</style>')], '', {
    'a.css': '@import "b.css"; a {}',
    'b.css': 'b {}',
  });
  expect(page).toMatch(/<style>b {} a {}<\/style>/);
});

it('adds the head of the setup to a fragment, before its sheets, and not to a whole document', () => {
  const setup = {'head.html': '<link rel="icon" href="a.svg">'};
  const files = (text: string) => [html(text), css('style.css', 'p {}')];
  expect(onePage(files('<p>a</p>'), '', setup).html).toMatch(
    /<head><link rel="icon" href="a.svg">\s*<style>/,
  );
  expect(onePage(files('<!doctype html><p>a</p>'), '', setup).html).not.toContain('icon');
});

it.each([
  ['a head', '<!doctype html><html><head></head><body><p>', '<head><style>x {}</style></head>'],
  ['no head', '<!doctype html><title>t</title><p>a', '</title><style>x {}</style><p>a'],
  ['a body alone', '<html><body><p>', '<html><style>x {}</style><body>'],
  [
    'a comment that names the end of its head',
    '<!doctype html><!-- </head> --><head><meta name="a>b"></head>',
    '<meta name="a>b"><style>x {}</style></head>',
  ],
])('puts further sheets at the end of the head of a document with %s', (_, text, expected) => {
  expect(compose(html(text), css('x.css', 'x {}'))).toContain(expected);
});

it.each(['<!-- LINK -->', '<textarea>LINK</textarea>', '<script>"LINK"</script>'])(
  'leaves a link that is only text: %s',
  (place) => {
    const text = place.replace('LINK', '<link rel="stylesheet" href="style.css">');
    expect(compose(html(text), css('style.css', 'p {}'))).toContain(text);
  },
);

it('leaves links to what the example has not', () => {
  const text = '<link rel="icon" href="style.css"><link rel="stylesheet" href="other.css">';
  expect(compose(html(text), css('style.css', 'p {}'))).toContain(text);
});

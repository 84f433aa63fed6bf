import {makeStill} from '../../../src/markdown/still';

const html = (text: string) => ({name: 'index.html', text});
const css = (text: string) => ({name: 'style.css', text});
const make = (files: Parameters<typeof makeStill>[0], setup = {}) =>
  makeStill(files, setup, {
    asset: (name) => `hashed-${name}`,
    library: (key) => `hashed-${key}.css`,
  });

const BOOTSTRAP = `
  <link href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.8/dist/css/bootstrap.min.css" rel="stylesheet" integrity="sha384-x" crossorigin="anonymous">
  <script src="https://cdn.jsdelivr.net/npm/bootstrap@5.3.8/dist/js/bootstrap.bundle.min.js" integrity="sha384-x" crossorigin="anonymous"></script>`;

describe('makeStill', () => {
  it('puts a fragment with its sheet into a document that allows no script', () => {
    const still = make([html('<p>“Tonight”</p>'), css('p { color: red; }')]);
    expect(still?.html).toMatch(
      /^<!doctype html><html lang="en" id="dark-preview"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
    );
    expect(still?.html).toContain('default-src &#x27;none&#x27;');
    expect(still?.html).toMatch(
      /<style>\s*p { color: red; }\s*<\/style>\s*<\/head>\s*<body>\s*<p>“Tonight”<\/p>/,
    );
  });

  it('turns dark by its fragment, unless the page says which colours it has', () => {
    const dark = ':where(#dark-preview:target){color-scheme:dark}';
    expect(make([html('<p>a</p>')])?.html).toContain(dark);
    const own =
      '<!doctype html><html><head><meta name="color-scheme" content="light"></head></html>';
    expect(make([html(own)])?.html).not.toContain(dark);
  });

  it('puts a sheet where the page names it', () => {
    const still = make([
      html(
        '<!doctype html><html lang="fr"><head><link rel="stylesheet" href="style.css"><style>b {}</style></head><body>x</body></html>',
      ),
      css('p {}'),
    ]);
    expect(still?.html).toMatch(
      /lang="fr".*<style>\s*p {}\s*<\/style><style>b {}<\/style><\/head>/,
    );
  });

  it('gives the files of the setup their addresses', () => {
    const still = make(
      [
        html(
          '<img src="./a.svg" srcset="a.svg 1x, b.svg 2x" alt=""><p style="background: url(a.svg)">x</p>',
        ),
        css("p { background: url('b.svg'); }"),
      ],
      {'a.svg': '', 'b.svg': ''},
    );
    expect(still?.html).toContain('src="hashed-a.svg" srcset="hashed-a.svg 1x, hashed-b.svg 2x"');
    expect(still?.html).toContain('url(hashed-a.svg)');
    expect(still?.html).toContain("url('hashed-b.svg')");
    expect(new Set(still?.assets)).toEqual(new Set(['a.svg', 'b.svg']));
  });

  it('has the fonts of the setup in itself, which a frame without an origin cannot fetch', () => {
    const font = 'data:font/woff2;base64,AA==';
    const still = make([html('<p>a</p>'), css('@font-face { src: url("a.woff2"); }')], {
      'a.woff2': font,
    });
    expect(still?.html).toContain(`src: url("${font}")`);
    expect(still?.assets).toEqual([]);
  });

  it('shows what a sheet imports, also from the setup', () => {
    const still = make([html('<p>a</p>'), css('@import "tokens.css";\np {}')], {
      'tokens.css': ':root { --dot: url(dot.svg); }',
      'dot.svg': '',
    });
    expect(still?.html).toContain(':root { --dot: url(hashed-dot.svg); }\np {}');
    expect(still?.assets).toEqual(['dot.svg']);
  });

  it.each([
    ['the head of the setup', [html('<p>a</p>')], {'head.html': BOOTSTRAP}],
    ['the page itself', [html(`<!doctype html><html><head>${BOOTSTRAP}</head></html>`)], {}],
  ])(
    'links to its own copy of a library that is named in %s, without its script',
    (_, files, setup) => {
      const still = make(files, setup);
      expect(still?.html).toMatch(/<link href="hashed-bootstrap.css" rel="stylesheet">/);
      expect(still?.html).not.toContain('<script');
      expect(still?.libraries).toEqual(['bootstrap']);
    },
  );

  it('lets links lead nowhere but inside the page', () => {
    const still = make([html('<a href="about.html">a</a><a href="#top">b</a>')]);
    expect(still?.html).toContain('<a href="about.html" target="_blank">a</a><a href="#top">b</a>');
  });

  it.each([
    ['a script in the html', [html('<script>a()</script>')]],
    ['a handler', [html('<button onclick="a()">a</button>')]],
    [
      'a library that draws',
      [html('<script src="https://code.jquery.com/jquery-4.0.0.js"></script>')],
    ],
    ['a script file', [html('<p>a</p>'), {name: 'script.js', text: 'a();'}]],
    ['a sheet of another host', [html('<link rel="stylesheet" href="https://example.org/a.css">')]],
    [
      'a sheet that imports from another host',
      [html('<p>a</p>'), css('@import "https://example.org/a.css";')],
    ],
    ['a picture of another host', [html('<img src="https://example.org/a.png" alt="">')]],
    ['no html', [css('p {}')]],
  ])('is not made of a page with %s', (_, files) => {
    expect(make(files)).toBeUndefined();
  });
});

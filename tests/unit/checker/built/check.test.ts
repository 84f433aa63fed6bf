import {checkBuild} from '../../../../src/checker/built/check';
import {loadBuiltRules} from '../../../../src/checker/built/loadRules';
import {addressOf, fileOf, readBuild} from '../../../../src/checker/built/readBuild';
import {writeTree} from '../../../helpers/writeTree';

interface Page {
  readonly body?: string;
  readonly head?: string;
  readonly lang?: string;
  readonly title?: string;
}

const HEAD =
  '<meta name="description" content="A page."><link rel="canonical" href="https://example.org/">';

function html({
  body = '<h1>One</h1>',
  head = HEAD,
  lang = 'en-US',
  title = 'One | Site',
}: Page = {}): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head>\n<body><main>${body}</main></body></html>`;
}

function problemsIn(files: Readonly<Record<string, string>>): readonly string[] {
  const build = readBuild(writeTree(files), (path) =>
    path === 'a.html' ? 'modules/a.md' : undefined,
  );
  return checkBuild(build).map(
    ({path, line, rule, message}) => `${path}:${line} ${rule} ${message}`,
  );
}

/** The problems of one page beside a good one. */
function problemsOf(page: Page): readonly string[] {
  return problemsIn({
    'a.html': html(page),
    'b/index.html': html({title: 'Two | Site', body: '<h1 id="two">Two</h1>'}),
  });
}

describe('checkBuild', () => {
  it('finds nothing wrong with a good page', () => {
    expect(problemsOf({body: '<h1>One</h1><a href="/b/#two">Two</a>'})).toEqual([]);
  });

  it.each([
    ['built-links', '<a href="/nowhere/">x</a>', 'there is no page or file at /nowhere/'],
    ['built-links', '<a href="/b/#three">x</a>', '/b/ has no #three'],
    ['built-links', '<img src="no.png" alt="">', 'there is no page or file at no.png'],
    ['built-links', '<a href="/%E0%A4%A">x</a>', 'the URL /%E0%A4%A is malformed'],
    [
      'built-links',
      '<a href="pathname:///x.pdf">x</a>',
      'the URL pathname:///x.pdf does not use https',
    ],
    ['built-ids', '<p id="x"></p><p id="x"></p>', 'the id “x” is used 2 times'],
    [
      'built-ids',
      '<input aria-describedby="y">',
      'aria-describedby refers to the id “y”, which is not on the page',
    ],
    ['built-headings', '<h3>Deep</h3>', '“Deep” has level 3, but follows a heading of level 1'],
    ['built-headings', '<h2></h2>', 'a level-2 heading is empty'],
    ['built-headings', '<h1>Again</h1>', 'the page has 2 level-one headings'],
    ['built-names', '<a href="/b/"></a>', 'a link has no name'],
    ['built-names', '<button></button>', 'a button has no name'],
    ['built-names', '<img src="/b/">', 'the image /b/ has no alt'],
    [
      'built-frames',
      '<iframe src="https://evil.example/" title="x" loading="lazy"></iframe>',
      'the host of the frame https://evil.example/ is not allowed',
    ],
    [
      'built-frames',
      '<iframe src="https://codepen.io/a" title="x"></iframe>',
      'the frame https://codepen.io/a is loaded with the page',
    ],
    [
      'built-new-tab',
      '<a href="https://example.org/" target="_blank" rel="noopener">x</a>',
      'the link to https://example.org/ opens a new tab, but has no rel',
    ],
    [
      'built-handlers',
      '<p onclick="go()">x</p>',
      'onclick on <p> is blocked by the security policy',
    ],
    ['built-leftovers', '<p>:::tip</p>', '“:::tip” appears on the page as raw syntax'],
  ])('%s: %s', (rule, body, message) => {
    expect(problemsOf({body: `<h1>One</h1>${body}`})).toContain(
      `a.html:2 ${rule} ${message} [modules/a.md]`,
    );
  });

  it('takes the text alternative of a picture and a label for the name of a link', () => {
    expect(
      problemsOf({
        body: '<h1>One</h1><a href="/b/"><img src="/b/" alt="Two"></a><a href="/b/" aria-label="Two"></a><pre>:::tip</pre>',
      }),
    ).toEqual([]);
  });

  it('asks for language, title, description and canonical address', () => {
    expect(
      problemsOf({lang: 'en', head: '', title: ' | Site'}).map((line) =>
        line.replace(/^a\.html:1 built-head /, ''),
      ),
    ).toEqual([
      'lang is en [modules/a.md]',
      'the page has no canonical URL [modules/a.md]',
      'the page has no description [modules/a.md]',
      'the title is only the name of the site [modules/a.md]',
    ]);
  });

  it('looks at links of pages that only send on, and at nothing else of them', () => {
    const redirect =
      '<meta http-equiv="refresh" content="0; url=/b/"><a href="/b/">b</a><a href="/c/">c</a>';
    expect(problemsIn({'old.html': redirect, 'b/index.html': html()})).toEqual([
      'old.html:1 built-links there is no page or file at /c/',
    ]);
  });

  it('warns of two pages with one title and of a page over 400 kB', () => {
    const long = html({body: `<h1>One</h1>${'<p>x</p>'.repeat(60_000)}`});
    expect(problemsIn({'a.html': html(), 'b.html': long})).toEqual([
      'b.html:1 built-size the page has 480 kB of HTML',
      'b.html:1 built-titles the title “One | Site” is also the title of a.html',
    ]);
  });
});

describe('addresses of files', () => {
  it('are those of a static host', () => {
    const files = new Map([
      ['index.html', 1],
      ['a/index.html', 1],
      ['a/b.html', 1],
    ]);
    expect([...files.keys()].map(addressOf)).toEqual(['/', '/a/', '/a/b.html']);
    expect(
      ['/', '/a/', '/a', '/a/b', '/a/b.html', '/c'].map((path) => fileOf(path, {files})),
    ).toEqual(['index.html', 'a/index.html', 'a/index.html', 'a/b.html', 'a/b.html', undefined]);
  });
});

describe('the rules for built pages', () => {
  it.each(loadBuiltRules().map((rule) => [rule.name, rule] as const))(
    '%s says what it wants and why',
    (_, {wants, why}) => {
      expect(wants).toMatch(/\.$/);
      expect(why).toMatch(/\.$/);
    },
  );
});

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {extractTexts, type PageTexts} from '../../../../src/plugins/search/extract';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extract-test-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

async function extract(...bodies: readonly string[]): Promise<readonly PageTexts[]> {
  return extractTexts(
    bodies.map((body, number) => {
      const file = join(folder, `${number}.html`);
      writeFileSync(
        file,
        `<!doctype html><html><head><title>T | S</title></head><body><nav>Menu</nav><main><article>${body}</article></main></body></html>`,
      );
      return {path: `/p/${number}.html`, file};
    }),
  );
}

async function extractOne(body: string): Promise<PageTexts> {
  return (await extract(body))[0]!;
}

describe('extractTexts', () => {
  it('reads the beginning and the sections of a page', async () => {
    const page = await extractOne(
      '<div class="prose"><h1>Grid</h1><p>Begin.</p><h2 id="a">Gap</h2><p>Space.</p><h3 id="b">Rows</h3></div>',
    );
    expect([...page]).toEqual([
      ['', 'Begin.'],
      ['a', 'Space.'],
      ['b', ''],
    ]);
  });

  it('gives pages in the order of the files, whatever thread is first', async () => {
    const bodies = Array.from(
      {length: 12},
      (_, number) =>
        `<h1>T</h1><p>${number}</p>${'<p>word</p>'.repeat(number % 3 === 0 ? 400 : 1)}`,
    );
    const first = (await extract(...bodies)).map((page) => page.get('')?.split(' ')[0]);
    expect(first).toEqual(bodies.map((_, number) => String(number)));
  });

  it('finds headings inside details, lists and boxes', async () => {
    const page = await extractOne(
      '<div class="prose"><h1>Weeks</h1><details><summary><h2 id="w1">Week 1</h2></summary><div><p>Boxes</p><section><h3 id="r">Read</h3><p>Text</p></section></div></details></div>',
    );
    expect([...page]).toEqual([
      ['', ''],
      ['w1', 'Boxes'],
      ['r', 'Text'],
    ]);
  });

  it('keeps text that looks like markup', async () => {
    const page = await extractOne(
      '<h1>T</h1><h2 id="x">X</h2><p>if (a &lt; b &amp;&amp; c) "d" &amp;lt;</p>',
    );
    expect(page.get('x')).toBe('if (a < b && c) "d" &lt;');
  });

  it('leaves titles, controls and hidden pictures out', async () => {
    const page = await extractOne(
      '<h1>Lab 1 <span class="badge_a1B2 tip_x">Exercise</span> <a href="#lab">#</a></h1><a aria-hidden="true" href="#">#</a><button>Copy</button><svg><title>Arrow</title></svg><p>Text <a href="/">link<span class="visually-hidden"> opens a tab</span></a>.</p><div data-search-skip="">Menu</div>',
    );
    expect(page.get('')).toBe('Text link.');
  });

  it('separates blocks, and joins what is inline', async () => {
    const page = await extractOne(
      '<h1>T</h1><ul><li>one</li><li>two</li></ul><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><p>x<b>y</b>z</p><pre><code><span>const a = 1;</span><br><span>let b;</span></code></pre>',
    );
    expect(page.get('')).toBe('one two a b xyz const a = 1; let b;');
  });

  it('reads panels of tabs that are not shown', async () => {
    const page = await extractOne('<h1>T</h1><div role="tabpanel" hidden>npm install</div>');
    expect(page.get('')).toBe('npm install');
  });
});

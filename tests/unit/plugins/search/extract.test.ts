import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {extractPages, type ExtractedPage} from '../../../../src/plugins/search/extract';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extract-test-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

async function extract(...bodies: readonly string[]): Promise<readonly ExtractedPage[]> {
  return extractPages(
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

async function extractOne(body: string): Promise<ExtractedPage> {
  return (await extract(body))[0]!;
}

describe('extractPages', () => {
  it('reads title, beginning and sections of a page', async () => {
    const page = await extractOne(
      '<div class="prose"><h1>Grid</h1><p>Begin.</p><h2 id="a">Gap</h2><p>Space.</p><h3 id="b">Rows</h3></div>',
    );
    expect(page).toEqual({
      path: '/p/0.html',
      title: 'Grid',
      sections: [
        {title: 'Grid', slug: '', level: 1, text: 'Begin.'},
        {title: 'Gap', slug: 'a', level: 2, text: 'Space.'},
        {title: 'Rows', slug: 'b', level: 3, text: ''},
      ],
    });
  });

  it('reads the h1 wherever it stands in the article', async () => {
    expect((await extractOne('<header><h1>Up</h1></header><div class="prose">x</div>')).title).toBe(
      'Up',
    );
  });

  it('gives pages in the order of the files, whatever thread is first', async () => {
    const bodies = Array.from(
      {length: 12},
      (_, number) => `<h1>${number}</h1>${'<p>word</p>'.repeat(number % 3 === 0 ? 400 : 1)}`,
    );
    const titles = (await extract(...bodies)).map(({title}) => title);
    expect(titles).toEqual(bodies.map((_, number) => String(number)));
  });

  it('finds headings inside details, lists and boxes', async () => {
    const page = await extractOne(
      '<div class="prose"><h1>Weeks</h1><details><summary><h2 id="w1">Week 1</h2></summary><div><p>Boxes</p><section><h3 id="r">Read</h3><p>Text</p></section></div></details></div>',
    );
    expect(page.sections.map(({slug, text}) => [slug, text])).toEqual([
      ['', ''],
      ['w1', 'Boxes'],
      ['r', 'Text'],
    ]);
  });

  it('keeps headings that look like markup as text', async () => {
    const page = await extractOne(
      '<h1>The <code>&lt;picture&gt;</code> element</h1><h2 id="x"><code>&lt;img src=x onerror="alert(1)"&gt;</code></h2><h2 id="y">&lt;/script&gt;</h2><h2 id="z">&amp;amp; and "</h2><h2 id="i"># and C#</h2><p>if (a &lt; b &amp;&amp; c) "d" &amp;lt;</p>',
    );
    expect(page.title).toBe('The <picture> element');
    expect(page.sections.slice(1).map(({title}) => title)).toEqual([
      '<img src=x onerror="alert(1)">',
      '</script>',
      '&amp; and "',
      '# and C#',
    ]);
    expect(page.sections.at(-1)?.text).toBe('if (a < b && c) "d" &lt;');
  });

  it('leaves badges out of titles, and controls and hidden pictures out of texts', async () => {
    const page = await extractOne(
      '<h1>Lab 1 <span class="badge_a1B2 tip_x">Exercise</span> <a href="#lab">#</a></h1><a aria-hidden="true" href="#">#</a><button>Copy</button><svg><title>Arrow</title></svg><p>Text <a href="/">link<span class="visually-hidden"> opens a tab</span></a>.</p><div data-search-skip="">Menu</div>',
    );
    expect(page.title).toBe('Lab 1');
    expect(page.sections[0]?.text).toBe('Text link.');
  });

  it('separates blocks, and joins what is inline', async () => {
    const page = await extractOne(
      '<h1>T</h1><ul><li>one</li><li>two</li></ul><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><p>x<b>y</b>z</p><pre><code><span>const a = 1;</span><br><span>let b;</span></code></pre>',
    );
    expect(page.sections[0]?.text).toBe('one two a b xyz const a = 1; let b;');
  });

  it('reads panels of tabs that are not shown', async () => {
    const page = await extractOne('<h1>T</h1><div role="tabpanel" hidden>npm install</div>');
    expect(page.sections[0]?.text).toBe('npm install');
  });
});

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {SEARCH_VERSION_PLACEHOLDER} from '../../../../src/data/search';
import {decodeIndex} from '../../../../src/lib/search/suggestionIndex';
import type {Outline} from '../../../../src/markdown/outline';
import {fileOfPath, type PageList} from '../../../../src/plugins/search/indexable';
import {
  PAGE_LIST,
  withVersion,
  writeSearchIndex,
} from '../../../../src/plugins/search/writeSearchIndex';

const META = `<meta name=portal-search content=${SEARCH_VERSION_PLACEHOLDER}>`;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-build-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), {recursive: true});
  writeFileSync(join(folder, name), text);
}

function writePage(path: string, title: string, head = META): void {
  write(
    fileOfPath(path),
    `<!doctype html><html><head>${head}</head><body><main><article><div class="prose"><h1>${title}</h1><p>About ${title}.</p><h2 id="more">More of ${title}</h2></div></article></main></body></html>`,
  );
}

const outlineOf = (path: string, title: string): Outline => ({
  path,
  title,
  sections: [
    {title, slug: '', level: 1},
    {title: `More of ${title}`, slug: 'more', level: 2},
  ],
});
const OUTLINES = [
  outlineOf('/', 'Home'),
  outlineOf('/modules/css/', 'CSS'),
  outlineOf('/modules/css/grid.html', 'Grid'),
  outlineOf('/modules/lost.html', 'Lost'),
];

function writeBuild(list: Partial<PageList> = {}): void {
  writePage('/', 'Home');
  writePage('/modules/css/', 'CSS');
  writePage('/modules/css/grid.html', 'Grid');
  writePage('/search/', 'Search');
  write('old/index.html', '<meta http-equiv=refresh content="0; url=/"><h1>Moved</h1>');
  write(
    PAGE_LIST,
    JSON.stringify({
      found: ['/', '/modules/css/', '/modules/css/grid.html'],
      hidden: ['/search/', '/404.html'],
      ...list,
    }),
  );
}

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

const WEEKS = [
  {course: 'mtm6130', label: 'Week 1', addresses: ['/modules/css/grid.html', '/modules/hidden/']},
];

describe('writeSearchIndex', () => {
  it('indexes folder pages and .html pages, and nothing else', async () => {
    writeBuild();
    const {pages, version} = await writeSearchIndex(folder, OUTLINES, WEEKS);
    expect(pages).toBe(3);
    const index = decodeIndex(read(`assets/search/suggestions-${version.split('-')[0]}.json`));
    expect(index.pages.map(({path, title}) => [path, title])).toEqual([
      ['/', 'Home'],
      ['/modules/css/', 'CSS'],
      ['/modules/css/grid.html', 'Grid'],
    ]);
    expect(index.weeks).toEqual([{course: 'mtm6130', label: 'Week 1', pages: [2]}]);
  });

  it('takes the list away', async () => {
    writeBuild();
    await writeSearchIndex(folder, OUTLINES, []);
    expect(existsSync(join(folder, PAGE_LIST))).toBe(false);
  });

  it('gives the same files for the same pages', async () => {
    writeBuild();
    const copy = mkdtempSync(join(tmpdir(), 'search-copy-'));
    cpSync(folder, copy, {recursive: true});
    const first = await writeSearchIndex(folder, OUTLINES, []);
    const second = await writeSearchIndex(copy, OUTLINES, []);
    expect(second).toEqual(first);
    const names = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
      entry.isFile(),
    );
    for (const {parentPath, name} of names) {
      const path = join(parentPath, name).slice(folder.length);
      expect(readFileSync(join(copy, path), 'utf8')).toBe(read(path));
    }
    rmSync(copy, {recursive: true});
  });

  it('changes the version when a text changes', async () => {
    writeBuild();
    const {version} = await writeSearchIndex(folder, OUTLINES, []);
    writeBuild();
    writePage('/modules/css/grid.html', 'Grid layout');
    expect((await writeSearchIndex(folder, OUTLINES, [])).version).not.toBe(version);
  });

  it('fails when a page of the list was not built', async () => {
    writeBuild({found: ['/', '/modules/css/', '/modules/css/grid.html', '/modules/lost.html']});
    await expect(writeSearchIndex(folder, OUTLINES, [])).rejects.toThrow(
      /not built:\n {2}\/modules\/lost\.html/,
    );
  });

  it('fails when a built page is on no list', async () => {
    writeBuild({found: ['/', '/modules/css/']});
    await expect(writeSearchIndex(folder, OUTLINES, [])).rejects.toThrow(
      /modules\/css\/grid\.html/,
    );
  });

  it('fails when a page has no source', async () => {
    writeBuild();
    await expect(writeSearchIndex(folder, OUTLINES.slice(1), [])).rejects.toThrow(
      /no source:\n {2}\/$/,
    );
  });

  it('fails when a page was built with other headings than its source has', async () => {
    writeBuild();
    const [home, ...rest] = OUTLINES;
    const other = {...home!, sections: [...home!.sections, {title: 'B', slug: 'b', level: 3}]};
    await expect(writeSearchIndex(folder, [other, ...rest], [])).rejects.toThrow(
      '/ (not built: #b)',
    );
    await expect(
      writeSearchIndex(folder, [{...home!, sections: home!.sections.slice(0, 1)}, ...rest], []),
    ).rejects.toThrow('/ (built: #more)');
  });

  it('fails when the plugin left no list', async () => {
    await expect(writeSearchIndex(folder, OUTLINES, [])).rejects.toThrow(
      /search-pages\.json is missing/,
    );
  });
});

describe('withVersion', () => {
  it('tells a page the version', () => {
    expect(withVersion(`<head>${META}</head>`, '1a-2b')).toBe(
      '<head><meta name=portal-search content=1a-2b></head>',
    );
  });
});

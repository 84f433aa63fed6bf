import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileOfAlias, redirectPage, writeRedirects} from '../../../src/finish/redirects';

describe('fileOfAlias', () => {
  it.each([
    ['/', 'index.html'],
    ['/old/', 'old/index.html'],
    ['/old.html', 'old.html'],
    ['/old', 'old/index.html'],
    ['/README.md', undefined],
  ])('%s is %s', (address, file) => {
    expect(fileOfAlias(address)).toBe(file);
  });
});

describe('redirectPage', () => {
  it('has a language, a title, a link, a canonical address and no inline script', () => {
    const html = redirectPage('/new/', 'New');
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('<title>New has moved</title>');
    expect(html).toContain('<a data-canonical href="/new/">');
    expect(html).not.toMatch(/<script(?! src)/);
  });

  it('S5: writes a title that looks like a tag as text', () => {
    expect(redirectPage('/p/', 'The <picture> & "img"')).toContain(
      '<h1>The &lt;picture&gt; &amp; &quot;img&quot; has moved</h1>',
    );
  });
});

describe('writeRedirects', () => {
  let folder: string;
  const alias = {from: '/old/', to: '/new/'} as Parameters<typeof writeRedirects>[1][number];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('writes a page for each alias and the script they share', () => {
    expect(writeRedirects(folder, [alias], () => 'New')).toBe(1);
    expect(readFileSync(join(folder, 'old/index.html'), 'utf8')).toContain('Go to New');
    expect(existsSync(join(folder, 'redirect.js'))).toBe(true);
  });

  it('B6: never overwrites a page', () => {
    mkdirSync(join(folder, 'old'));
    writeFileSync(join(folder, 'old/index.html'), 'a page');
    expect(() => writeRedirects(folder, [alias], () => 'New')).toThrow('The alias /old/');
  });
});

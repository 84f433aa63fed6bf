/** @jest-environment jsdom */
import {composePage} from '../../../../../src/runners/frame/inside/composePage';
import {fillPage} from '../../../../../src/runners/frame/inside/fillPage';
import type {FrameScript} from '../../../../../src/runners/frame/protocol';

jest.mock('../../../../../src/runners/frame/inside/blobs', () => {
  let count = 0;
  return {scriptAddress: () => `blob:${(count += 1)}`};
});

const html = (text: string) => ({name: 'index.html', text});

function compose(files: Parameters<typeof composePage>[0], assets = {}) {
  const page = composePage(files, assets);
  const addresses = new Map<string, FrameScript>();
  const scripts = page.slots.map(({source}) => ({
    script: {file: source.name, code: source.text},
    isModule: source.asModule,
    start: source.asModule ? {code: 'start'} : undefined,
  }));
  const text = fillPage(page, {scripts, libraries: [], sheets: []}, [], addresses);
  return {page, text, addresses};
}

describe('composePage', () => {
  it('puts a fragment into a document, with its sheet and its script', () => {
    const {text} = compose([
      html('<p>a</p>'),
      {name: 'style.css', text: 'p {}'},
      {name: 'script.js', text: 'run();'},
    ]);
    expect(text).toMatch(
      /<head>.*<style>\s*p {}\s*<\/style>\s*<\/head>\s*<body>\s*<p>a<\/p>\s*<script src="blob:\d+"><\/script><\/body>/s,
    );
  });

  it('puts files where a whole document names them, and only there', () => {
    const {text, page} = compose([
      html(
        '<!doctype html><html lang="fr"><head><link rel="stylesheet" href="./style.css"><script src="script.js" defer></script></head><body></body></html>',
      ),
      {name: 'style.css', text: 'p {}'},
      {name: 'script.js', text: 'run();'},
    ]);
    expect(text).toMatch(
      /<html lang="fr"><head><style>\s*p {}\s*<\/style><script src="blob:\d+" defer=""><\/script><\/head><body>/,
    );
    expect(page.slots).toHaveLength(1);
  });

  it('runs inline scripts at their own lines', () => {
    const {page} = compose([html('<p>a</p>\n<script>\nrun();\n</script>')]);
    expect(page.slots[0]!.source).toMatchObject({name: 'index.html#0', text: '\n\nrun();\n'});
  });

  it('knows a mistyped name from a file that is left out', () => {
    const named = html('<link rel="stylesheet" href="styles.css"><script src="app.js"></script>');
    expect(compose([named]).page.mistyped).toEqual([]);
    expect(compose([named, {name: 'style.css', text: ''}]).page.mistyped).toEqual(['styles.css']);
    expect(compose([named, {name: 'app.js', text: ''}]).page.mistyped).toEqual([]);
  });

  it('leaves data in script elements alone', () => {
    const {text} = compose([html('<script type="application/ld+json">{"a": 1}</script>')]);
    expect(text).toContain('<script type="application/ld+json">{"a": 1}</script>');
  });

  it('defines an imported file before, and starts only the program', () => {
    const {text} = compose([
      html('<script type="module">import {a} from "./menu.js";</script>'),
      {name: 'menu.js', text: 'export const a = 1;'},
    ]);
    expect(text.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script src="blob:\d+">$/),
      expect.stringMatching(/^<script src="blob:\d+" defer="">$/),
      expect.stringMatching(/^<script src="blob:\d+" defer="">$/),
    ]);
  });

  it('finds libraries at their public addresses and reports all other hosts', () => {
    const {page, text} = compose([
      html(
        '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/bootstrap@5/dist/css/bootstrap.css"><script src="https://example.org/a.js"></script>',
      ),
    ]);
    expect(page.libraries).toEqual(['bootstrap']);
    expect(page.missing).toEqual(['https://example.org/a.js']);
    expect(text).not.toContain('example.org');
  });

  it('marks the files of the setup wherever something is loaded', () => {
    const assets = {'a.svg': '<svg/>', 'b.svg': '<svg/>'};
    const {text} = compose(
      [
        html(
          '<img src="./a.svg" srcset="a.svg 1x, b.svg 2x" alt=""><a href="a.svg">a</a><p style="background: url(a.svg)">x</p>',
        ),
        {name: 'style.css', text: "p { background: url('b.svg'), url(other.svg); }"},
      ],
      assets,
    );
    expect(text).toContain(
      'src="portal-asset:a.svg" srcset="portal-asset:a.svg 1x, portal-asset:b.svg 2x"',
    );
    expect(text).toContain('<a href="a.svg">');
    expect(text).toContain('url(portal-asset:a.svg)');
    expect(text).toContain("url('portal-asset:b.svg'), url(other.svg)");
  });
});

import {createHash} from 'node:crypto';
import {
  collectHashes,
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  withMetaPolicy,
} from '../../../src/finish/policy';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function pageWith(...scripts: string[]): string {
  return scripts.map((text) => `<script>${text}</script>`).join('');
}

const NONE = {scripts: [], styles: []};
const KNOWN = ['known(0)', 'known(1)'];

describe('inlineScriptHashes', () => {
  it('takes the exact text of each executable inline script', () => {
    expect(inlineScriptHashes(`<script>a()</script><script type=module>\nb()</script>`)).toEqual([
      hashOf('a()'),
      hashOf('\nb()'),
    ]);
  });

  it('leaves files and data out', () => {
    const html = '<script src=/a.js defer></script><script type="application/ld+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe('inlineStyleHashes', () => {
  it('takes the sheets of the head, and none that an author has put into the text', () => {
    const html = '<head><style>a{}</style></head><body><style>b{}</style></body>';
    expect(inlineStyleHashes(html)).toEqual([hashOf('a{}')]);
  });
});

describe('collectHashes', () => {
  it('lists each script once, in a fixed order', () => {
    const pages = new Map([
      ['a.html', pageWith(...KNOWN)],
      ['b.html', pageWith(...[...KNOWN].reverse())],
    ]);
    expect(collectHashes(pages, KNOWN.map(hashOf)).scripts).toEqual(KNOWN.map(hashOf).sort());
  });

  it('lists each style sheet of the pages once', () => {
    const page = (css: string): string => `<head><style>${css}</style></head>`;
    const pages: readonly [string, string][] = [
      ['a.html', page('a{}')],
      ['b.html', page('b{}')],
      ['c.html', page('a{}')],
    ];
    expect(collectHashes(pages).styles).toEqual([hashOf('a{}'), hashOf('b{}')].sort());
  });

  it.each([
    ['one more', KNOWN],
    ['another in place of a known one', KNOWN.slice(1)],
  ])('row S2: %s inline script fails, naming its page', (_what, scripts) => {
    const pages = new Map([
      ['a.html', pageWith(...scripts)],
      ['b.html', pageWith('smuggled()')],
    ]);
    expect(() => collectHashes(pages, KNOWN.map(hashOf))).toThrow(
      `${hashOf('smuggled()')} first on b.html`,
    );
  });
});

describe('contentSecurityPolicy', () => {
  it('row S7: allows the given scripts, and never inline ones or eval', () => {
    const policy = contentSecurityPolicy(
      {scripts: ["'sha256-abc='"], styles: ["'sha256-def='"]},
      'header',
    );
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toMatch(/style-src 'self' 'sha256-def=';/);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/'unsafe-(inline|eval)'/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
  });

  it('row S1: leaves to the frames of examples what only they need', () => {
    expect(contentSecurityPolicy(NONE, 'meta')).not.toMatch(/wasm|blob:|unsafe-eval/);
  });

  it('row S3: hashes of the release before stay', () => {
    const policy = contentSecurityPolicy(
      {scripts: ["'sha256-new='"], styles: ["'sha256-newStyle='"]},
      'header',
      {scripts: ["'sha256-old='"], styles: ["'sha256-oldStyle='"]},
    );
    expect(policy).toContain("'sha256-new=' 'sha256-old='");
    expect(policy).toContain("'sha256-newStyle=' 'sha256-oldStyle='");
  });

  it('row S7: only the header can say who may frame a page', () => {
    expect(contentSecurityPolicy(NONE, 'header')).toContain("frame-ancestors 'self'");
    expect(contentSecurityPolicy(NONE, 'meta')).not.toContain('frame-ancestors');
  });
});

describe('withMetaPolicy', () => {
  it('row S7: puts the policy right behind the charset, before any script', () => {
    expect(withMetaPolicy('<head><meta charset=UTF-8><script>a()</script>', 'P')).toBe(
      '<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="P"><script>a()</script>',
    );
  });

  it('refuses a page without a charset', () => {
    expect(() => withMetaPolicy('<head></head>', 'P')).toThrow('meta charset');
  });
});

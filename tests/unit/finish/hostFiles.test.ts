import {headersFile, nginxFile, robotsText, securityText} from '../../../src/finish/hostFiles';
import {SECURITY_HEADERS} from '../../../src/data/policy';

const POLICY = "default-src 'self'";

describe.each([
  ['_headers', headersFile(POLICY)],
  ['nginx', nginxFile(POLICY)],
])('S7: the file for %s', (_, text) => {
  it('carries the policy and every security header', () => {
    expect(text).toContain(POLICY);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  });

  it('keeps hashed files for ever, asks again for pages, and hides nothing from search engines', () => {
    expect(text).toContain('no-cache');
    expect(text).toContain('public, max-age=31536000, immutable');
    expect(text).not.toContain('noindex');
  });

  it('leaves the policy of examples to their own documents, which only the portal may frame', () => {
    const runner = text.slice(text.indexOf('/runner/'));
    expect(runner).toContain("frame-ancestors 'self'");
    expect(runner).not.toContain(POLICY);
  });
});

/** What Cloudflare Pages sends for a path: every matching rule adds its headers, and `! Name` takes one back. */
function cloudflareHeaders(file: string, path: string): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  let isMatching = false;
  for (const line of file.split('\n').filter((text) => text !== '')) {
    const [, removed] = /^ {2}! (.+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (!line.startsWith(' ')) {
      isMatching = path.startsWith(line.replace('*', ''));
    } else if (isMatching && removed !== undefined) {
      headers.delete(removed);
    } else if (isMatching) {
      headers.set(name, [headers.get(name), value].filter(Boolean).join(', '));
    }
  }
  return Object.fromEntries(headers);
}

describe('_headers, as Cloudflare Pages documents that it reads it', () => {
  const file = headersFile(POLICY);

  it.each([
    ['/', POLICY, 'no-cache'],
    ['/modules/css/', POLICY, 'no-cache'],
    ['/assets/js/main.js', POLICY, 'public, max-age=31536000, immutable'],
    ['/runner/php.js', "frame-ancestors 'self'", 'public, max-age=31536000, immutable'],
  ])('sends one policy and one rule for caches with %s', (path, policy, caching) => {
    expect(cloudflareHeaders(file, path)).toMatchObject({
      ...SECURITY_HEADERS,
      'Content-Security-Policy': policy,
      'Cache-Control': caching,
    });
  });
});

test('nginx answers a missing asset with a real 404, so that no chunk is HTML', () => {
  expect(nginxFile(POLICY)).toMatch(/location \/assets\/ \{\n {2}try_files \$uri =404;/);
});

test('security.txt has a contact and an expiry that has not passed', () => {
  const text = securityText();
  expect(text).toMatch(/^Contact: https:/);
  const expires = new Date(/Expires: (.*)/.exec(text)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now());
});

test('robots.txt lets all in and names the sitemap', () => {
  expect(robotsText()).toMatch(/User-agent: \*\nAllow: \/\n\nSitemap: https:.*\/sitemap\.xml\n/);
});

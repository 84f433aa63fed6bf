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

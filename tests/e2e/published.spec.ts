import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {SECURITY_HEADERS} from '../../src/data/policy';
import {SITE} from '../../src/data/site';
import {smokeTest} from '../../src/finish/deploy';
import {markdownAddress} from '../../src/lib/markdownAddress';
import {compareWithManifest, MANIFEST} from '../../src/finish/manifest';
import {servePortal} from '../helpers/portal';
import {LESSON, LESSON_TITLE} from '../helpers/reader';

const read = (path: string): string => readFileSync(join('build', path), 'utf8');
const POLICY = /Content-Security-Policy: (.*)/.exec(read('_headers'))![1]!;
const portal = servePortal({headers: {...SECURITY_HEADERS, 'Content-Security-Policy': POLICY}});

const manifest = JSON.parse(read(MANIFEST)) as Readonly<Record<string, string>>;
const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(
  ([, address]) => new URL(address!).pathname,
);
const ROBOTS = /<meta [^>]*name="?robots"?[^>]*noindex/;

test('D1: the manifest names every file of the build, with its bytes', () => {
  assert.deepEqual(compareWithManifest('build', manifest), []);
});

test('D2: a host that sends the written headers passes the smoke test, one without a header does not', async () => {
  const get = async (path: string, dropped?: string) => {
    const response = await fetch(`${portal.address()}${path}`, {redirect: 'manual'});
    return {
      status: response.status,
      header: (name: string) => (name === dropped ? null : response.headers.get(name)),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
  assert.deepEqual(await smokeTest(manifest, get), []);
  const faults = await smokeTest(manifest, (path) => get(path, 'X-Content-Type-Options'));
  assert.ok(faults.includes('/: X-Content-Type-Options lacks “nosniff”'));
});

test('the sitemap lists every page that may be indexed, once, and no other', () => {
  const indexable = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => {
      const html = read(file);
      return html.includes('id=__docusaurus') && !ROBOTS.test(html);
    })
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
  assert.deepEqual([...listed].sort(), indexable.sort());
});

test('P5: each previous and next link leads to a page of the sitemap, and that page leads back', () => {
  const neighbour = (path: string, relation: 'prev' | 'next'): string | undefined => {
    const html = read(path.endsWith('/') ? `${path}index.html` : path);
    const [link = ''] = new RegExp(`<a [^>]*rel="?${relation}\\b[^>]*>`).exec(html) ?? [];
    return /href="?([^" >]+)/.exec(link)?.[1];
  };
  const faults = listed.flatMap((path) => {
    const next = neighbour(path, 'next');
    const prev = neighbour(path, 'prev');
    return [
      ...[next, prev].filter((link) => link !== undefined && !listed.includes(link)),
      ...(next !== undefined && neighbour(next, 'prev') !== path ? [`${path} before ${next}`] : []),
      ...(prev !== undefined && neighbour(prev, 'next') !== path ? [`${path} after ${prev}`] : []),
    ];
  });
  assert.ok(listed.filter((path) => neighbour(path, 'next')).length > 0);
  assert.deepEqual(faults, []);
});

test('every lesson of the sitemap lies as Markdown at its own address, and llms.txt leads there', () => {
  const linked = [...read('llms.txt').matchAll(/\]\((https:[^)]+)\)/g)].map(([, link]) => link!);
  assert.deepEqual(
    linked.filter((link) => !existsSync(join('build', new URL(link).pathname))),
    [],
  );
  // Home, the roots of courses and the Modules index are lists of links.
  const lessons = listed.filter((path) => path.split('/').length > 3);
  assert.ok(lessons.length > 0);
  const missing = lessons.filter((path) => !linked.includes(`${SITE.url}${markdownAddress(path)}`));
  assert.deepEqual(missing, []);
  assert.ok(read(markdownAddress(LESSON).slice(1)).startsWith(`# ${LESSON_TITLE}\n\n`));
});

test('row S7: robots.txt, security.txt and the sitemap are where readers of them look', async () => {
  for (const path of ['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/llms.txt']) {
    assert.equal((await fetch(`${portal.address()}${path}`)).status, 200, path);
  }
});

test('the foot of a page leads to the notices of what the build publishes', async () => {
  const {page} = await portal.open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Licences'}).click();
  await page.waitForURL('**/licenses.txt');
  const text = await page.locator('body').innerText();
  for (const name of ['react', 'vue', 'isomorphic-git', '@codemirror/view', 'isarray']) {
    assert.match(text, new RegExp(`^${name} \\d`, 'm'));
  }
});

import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {FRAME_HOSTS, SECURITY_HEADERS} from '../../src/data/policy';
import {contentSecurityPolicy} from '../../src/finish/policy';
import {hashesOfBuild} from '../../src/finish/previousRelease';
import {eventually, frames} from '../helpers/eventually';
import {BOXES, GALLERY, galleryBlocks} from '../helpers/gallerySite';
import {PHONE, servePortal} from '../helpers/portal';
import {LESSON} from '../helpers/reader';
import {serveGallery} from '../helpers/servedGallery';

const HEADERS_FILE = readFileSync('build/_headers', 'utf8');
const POLICY = /Content-Security-Policy: (.*)/.exec(HEADERS_FILE)?.[1] ?? '';
/** Headers of a later release, whose own scripts and styles are others. */
const NEXT_HASHES = {scripts: ["'sha256-next='"], styles: ["'sha256-nextStyle='"]};
const NEXT_POLICIES: Readonly<Record<string, string>> = {
  '?kept': contentSecurityPolicy(NEXT_HASHES, 'header', hashesOfBuild('build')),
  '?forgotten': contentSecurityPolicy(NEXT_HASHES, 'header', {scripts: [], styles: []}),
};
const portal = servePortal({
  headers: SECURITY_HEADERS,
  intercept(request, response) {
    const {search} = new URL(request.url!, 'http://localhost');
    response.setHeader('Content-Security-Policy', NEXT_POLICIES[search] ?? POLICY);
    return false;
  },
});

/** Blocks and figures that no writer edits. */
const gallery = serveGallery();
const {examples} = galleryBlocks();

const PAGES = [
  '/',
  '/mtm6130/',
  '/mtm6130/content/',
  '/mtm6130/overview/',
  '/mtm6130/labs/html-fundamentals.html',
  '/modules/',
  LESSON,
  '/modules/css/css-box-model/',
  '/search/?q=html',
  '/nope/',
];

const FILES = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
  (file) => file.endsWith('.html') && !/^(?:assets|runner)\//.test(file),
);

/** Records violations of the policy for the whole life of a page. */
function record(): void {
  const found: string[] = [];
  Object.assign(window, {violations: found});
  document.addEventListener('securitypolicyviolation', (event) => {
    found.push(`${event.effectiveDirective}: ${event.blockedURI} at ${event.sourceFile}`);
  });
}

function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as {violations: readonly string[]}).violations);
}

for (const path of PAGES) {
  test(`row S1: ${path} breaks no rule of the policy, with theme, drop-down, drawer, search and navigation`, async () => {
    const {page} = await portal.open(path, {init: record});
    const header = page.locator('[data-navbar]');
    await header.getByRole('button', {name: 'toggle color mode'}).click();
    await header.getByRole('button', {name: 'Courses'}).click();
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await header.getByRole('button', {name: 'toggle sidebar'}).click();
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 1280, height: 900});
    await page.getByRole('combobox', {name: 'Search'}).first().click();
    await page.getByRole('combobox', {name: 'Search'}).first().fill('html');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await header.getByRole('link').first().click();
    await page.waitForURL(`${portal.address()}/`);
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
}

for (const language of ['html', 'js'] as const) {
  test(`row S1: a ${language} block runs under the policy`, async () => {
    const {id} = examples.find(({runner, mode}) => runner === language && mode === 'run')!;
    const {page} = await gallery.open(GALLERY, {init: record});
    const run = page.locator(`[data-block="${id}"]`).getByRole('button', {name: /^Run/});
    await run.scrollIntoViewIfNeeded();
    await run.click();
    await page.locator(`[data-block="${id}"][data-run="done"]`).waitFor({state: 'attached'});
    await frames(page);
    assert.deepEqual(await violations(page), []);
  });
}

test('row S1: copying code and enlarging a figure break no rule of the policy', async () => {
  const {page} = await gallery.open(BOXES, {
    init: record,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('main').getByRole('button', {name: /^Copy/}).first().click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText().then(Boolean)), true);
  await page
    .getByRole('button', {name: /^Enlarge: /})
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await frames(page);
  assert.deepEqual(await violations(page), []);
});

test('row S3: under the next release’s header a page of this one is drawn and comes alive', async () => {
  const {page} = await portal.open(`${LESSON}?kept`, {init: record});
  assert.deepEqual(await violations(page), []);
  const bar = page.getByRole('banner');
  assert.equal(await bar.evaluate((element) => getComputedStyle(element).position), 'sticky');
  const forgotten = await portal.open(`${LESSON}?forgotten`, {init: record});
  assert.match((await violations(forgotten.page)).join(), /style-src-elem: inline/);
});

test('row S4: handlers and scripts that get into a page do not run', async () => {
  const {page} = await portal.open(LESSON, {init: record});
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML =
      '<img src=x onerror="window.injected=1"><svg onload="window.injected=1"></svg><iframe srcdoc="<script>parent.injected=1</script>"></iframe>';
    document.body.append(box);
    const script = document.createElement('script');
    script.textContent = 'window.injected=1';
    document.body.append(script);
  });
  await page.waitForFunction(
    () => (window as unknown as {violations: readonly string[]}).violations.length >= 2,
  );
  assert.equal(await page.evaluate(() => 'injected' in window), false);
});

test('row S6: a frame of a host off the list is blocked, one on it is not', async () => {
  const {page} = await portal.open(LESSON, {init: record});
  await page.evaluate((hosts) => {
    for (const src of ['https://evil.example/', ...hosts]) {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }
  }, FRAME_HOSTS);
  await page.waitForFunction(
    () => (window as unknown as {violations: readonly string[]}).violations.length > 0,
  );
  await frames(page);
  // Header and meta policy both report.
  const blocked = [...new Set(await violations(page))];
  assert.equal(blocked.length, 1);
  assert.match(blocked[0]!, /^frame-src: https:\/\/evil\.example/);
});

test('row S7: the headers file carries policy and security headers, and hides nothing from search engines', () => {
  assert.match(POLICY, /^default-src 'self'; script-src 'self' 'sha256-/);
  assert.doesNotMatch(/script-src[^;]*/.exec(POLICY)![0], /'unsafe-(?:inline|eval)'/);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    assert.ok(HEADERS_FILE.includes(`  ${name}: ${value}`));
  }
  assert.doesNotMatch(HEADERS_FILE, /noindex/i);
});

test('row S2, row S7: every page carries the policy before its first script, and it names each inline script', () => {
  assert.ok(FILES.length > 0);
  for (const file of FILES) {
    const html = readFileSync(join('build', file), 'utf8');
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html);
    assert.ok(meta, `${file} has no policy`);
    const first = html.search(/<(?:script|link|style)\b/);
    assert.ok(first === -1 || first > meta.index, `${file} has its policy too late`);
    for (const [, text] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      const hash = createHash('sha256').update(text!).digest('base64');
      assert.ok(meta[1]!.includes(`'sha256-${hash}'`), `${file} has a script without a hash`);
    }
  }
});

test('row S9: every link that opens a new tab is cut off from the portal and says so', () => {
  for (const file of FILES) {
    const html = readFileSync(join('build', file), 'utf8');
    for (const [link] of html.matchAll(/<a [^>]*target="?_blank"?[\s\S]*?<\/a>/g)) {
      assert.match(link, /rel="noopener noreferrer"/, `${file}: ${link}`);
      assert.match(link, /open in new window/i, `${file}: ${link}`);
    }
  }
});

test('row S10: no page loads anything of another host before a click', () => {
  for (const file of FILES) {
    const html = readFileSync(join('build', file), 'utf8');
    const loads = html.matchAll(
      /<(?:script|img|iframe|source|video)\b[^>]*\bsrc="?(https?:[^\s">]+)/g,
    );
    for (const [, address] of loads) {
      assert.ok(
        FRAME_HOSTS.includes(new URL(address!).origin as (typeof FRAME_HOSTS)[number]),
        `${file} loads ${address}`,
      );
    }
  }
});

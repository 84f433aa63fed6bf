import assert from 'node:assert/strict';
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import type {Browser, Page} from 'playwright-core';
import {launchChromium} from '../../scripts/lib/chromium';
import {copySite, DOCUSAURUS, makeCourse, runDocusaurus, runScript} from '../helpers/copiedSite';

/** Time that a loaded machine may take until the development server is ready, or shows a change. */
const PATIENCE_MS = 120_000;
/** Time to draw a page, or to leave an alias, before the page is opened anew. */
const LOOK_MS = 5_000;
const CONTENT = 'courses/tst2001/content/index.md';

let site: string;

before(async () => {
  site = copySite();
  await makeCourse(site, 'tst2001', 'Test Studio');
});

after(() => rmSync(site, {recursive: true, force: true}));

test('a course that `npm run new` has made is published without its drafts, once its own words are written', async () => {
  assert.match(await runScript(site, 'scripts/check-content.ts'), /no problems found/);
  await runDocusaurus(site, 'build');
  await runScript(site, 'scripts/finish.ts');
  const holds = (path: string, words: RegExp): void =>
    assert.ok(words.test(readFileSync(join(site, 'build', path), 'utf8')), `${path}: ${words}`);
  holds('index.html', /href="?\/tst2001\//);
  holds('tst2001/index.html', /Test Studio/);
  holds('tst2001/content/index.html', /Week 1/);
  assert.ok(!existsSync(join(site, 'build/tst2001/overview')));
});

describe('while an author works', () => {
  let server: ChildProcess;
  let browser: Browser;
  let page: Page;
  let address: string;

  before(async () => {
    const port = await freePort();
    address = `http://localhost:${port}`;
    server = spawn(process.execPath, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)], {
      cwd: site,
    });
    await printed(server, /compiled successfully/);
    browser = await launchChromium();
    page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
  });

  after(async () => {
    await browser?.close();
    server.kill();
  });

  async function open(path: string): Promise<void> {
    await page.goto(`${address}${path}`);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  }

  /** Opens an address until its page is there: the server needs a moment to see what an author has written. */
  async function shows(path: string, title: string): Promise<void> {
    const heading = page.getByRole('heading', {name: title, level: 1});
    const isThere = async (): Promise<boolean> => {
      await open(path);
      return await heading.waitFor({timeout: LOOK_MS}).then(
        () => true,
        () => false,
      );
    };
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isThere())) {
      assert.ok(Date.now() < deadline, `${path} does not show “${title}”`);
    }
  }

  /** Adds the lines to a page that is open, and sees what the bar at the foot says; then takes them away. */
  async function mistake(lines: string, place: string, remedy: RegExp): Promise<void> {
    const good = readFileSync(join(site, CONTENT), 'utf8');
    writeFileSync(join(site, CONTENT), `${good}\n${lines}\n`);
    try {
      const row = page.locator('details li', {hasText: `${CONTENT}:${place}`});
      await row.waitFor({state: 'attached'});
      await page.getByText(/in the lessons/).click();
      assert.match(await row.innerText(), remedy);
    } finally {
      writeFileSync(join(site, CONTENT), good);
    }
    await page.getByText(/in the lessons/).waitFor({state: 'detached'});
    await page.getByRole('heading', {name: 'Week 1'}).waitFor();
  }

  test('a draft is shown, with a mark', async () => {
    await open('/tst2001/overview/');
    await page.getByText('Draft: not published').waitFor();
  });

  test('a mistake is named with file, line and remedy, also where the page cannot be shown, until it is mended', async () => {
    await open('/tst2001/content/');
    await mistake(
      'The [plan of the week](./nope.md).',
      '11:5',
      /write the path of a page that exists/,
    );
    await mistake('<div>', '11:1', /write <\/div> where it ends/);
    await mistake('Write {name}.', '11:7', /put it in backticks/);
  });

  test('a page lists what is written, wanted and wrong', async () => {
    await open('/authoring/');
    await page.getByText('No rule finds a mistake.').waitFor();
    const row = page.getByRole('row', {name: /^tst2001\/overview/});
    assert.match(await row.innerText(), /^tst2001\/overview\s+0\s+1\s+0/);
    await page.locator('summary', {hasText: 'tst2001/overview'}).click();
    await page.getByText('Course Overview (draft)').waitFor();
  });

  test('the search knows the sources', async () => {
    await open('/');
    const box = page.getByRole('combobox', {name: 'Search'});
    await box.click();
    await box.fill('lecture recordings');
    await page
      .getByRole('option', {name: /Lecture Recordings/})
      .first()
      .waitFor();
  });

  test('a new page is there, and stays when the lessons have been checked', async () => {
    const folder = 'courses/tst2001/extra';
    mkdirSync(join(site, folder));
    writeFileSync(
      join(site, folder, 'index.md'),
      '---\ntitle: Extra Work\n---\n\nThe [plan](./nope.md).\n',
    );
    await page
      .locator('details li', {hasText: `${folder}/index.md:5`})
      .first()
      .waitFor({state: 'attached'});
    await shows('/tst2001/extra/', 'Extra Work');
  });

  test('an address that an author has just given to a page leads there', async () => {
    const path = join(site, CONTENT);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('---\n', '---\naliases: [/old-plan/]\n'),
    );
    await shows('/old-plan/', 'Content');
    assert.equal(new URL(page.url()).pathname, '/tst2001/content/');
  });

  test('a new course is told of on the page, as only another start can show it', async () => {
    await open('/tst2001/content/');
    await makeCourse(site, 'tst2002', 'Second Studio');
    const row = page.locator('details li', {hasText: 'courses/tst2002/course.yml:1:1'});
    await row.first().waitFor({state: 'attached'});
    assert.match((await row.allTextContents()).join(), /start it again/);
  });
});

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Waits until a process has printed what is looked for; rejects with all it said when it ends or stays silent. */
function printed(process: ChildProcess, wanted: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (): void => reject(new Error(`The development server is not ready:\n${output}`));
    const timer = setTimeout(fail, PATIENCE_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (wanted.test(output)) {
        clearTimeout(timer);
        resolve();
      }
    };
    process.stdout?.on('data', read);
    process.stderr?.on('data', read);
    process.on('exit', fail);
  });
}

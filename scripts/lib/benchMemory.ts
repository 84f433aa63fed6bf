import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Page} from 'playwright-core';
import {CHROMIUM_ARGUMENTS, findChromium} from './chromium';
import {copyProject, FRONT_PAGES} from './copyProject';
import {createStaticServer, listen} from './staticServer';
import {treeMemory} from './treeMemory';

/** Number of lessons that are visited one after the other in one tab. */
const LESSONS = 10;
/** How many times the memory after the first lesson the tab may use after the last one. */
const GROWTH_BAR = 1.2;
const MEGABYTE = 1_024 * 1_024;
/** By then, processes have ended and memory has been freed. */
const REST_MS = 2_000;

/** Languages with large engines, each with an example that finishes at once. */
const EXAMPLES: Readonly<Record<string, string>> = {
  php: "<?php\n$words = explode(' ', str_repeat('word ', 10000));\necho count($words);",
  sql: 'SELECT title FROM film ORDER BY title;',
};

interface Memory {
  /** Bytes used by the page’s own thread after garbage collection, including buffers. */
  readonly heap: number;
  /** Bytes used by each renderer process, by its id. */
  readonly renderers: ReadonlyMap<number, number>;
}

/**
 * Visits ten lessons and runs an example on each: an engine must not outlive its page. For the page’s own process,
 * only the heap counts, because Playwright keeps a copy of every response in that process.
 */
export async function benchMemory(root: string): Promise<boolean> {
  const site = mkdtempSync(join(tmpdir(), 'memory-'));
  buildLessons(root, site);
  const server = createStaticServer(join(site, 'build'));
  const address = await listen(server);
  let isGood = true;
  for (const language of Object.keys(EXAMPLES)) {
    const memories = await visitAll(address, language);
    const engines = enginesIn(memories);
    const tab = memories.map(({heap}, index) => heap + engines[index]!);
    const growth = tab.at(-1)! / tab[0]!;
    isGood &&= growth <= GROWTH_BAR;
    console.log(`${language}, MB after 1 to ${LESSONS} lessons`);
    console.log(`  heap of the page  ${memories.map(({heap}) => megabytes(heap)).join('  ')}`);
    console.log(`  engine            ${engines.map(megabytes).join('  ')}`);
    console.log(`  ratio of ${LESSONS} to 1: ${growth.toFixed(2)} (bar ${GROWTH_BAR})`);
  }
  server.close();
  rmSync(site, {recursive: true});
  return isGood;
}

/** Memory of the processes other than the page’s own, which is the only one that exists throughout. */
function enginesIn(memories: readonly Memory[]): readonly number[] {
  const isPage = (id: number) => memories.every(({renderers}) => renderers.has(id));
  return memories.map(({renderers}) =>
    [...renderers].reduce((sum, [id, bytes]) => sum + (isPage(id) ? 0 : bytes), 0),
  );
}

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

function buildLessons(root: string, site: string): void {
  copyProject(root, site, FRONT_PAGES);
  mkdirSync(join(site, 'courses'));
  for (const [language, code] of Object.entries(EXAMPLES)) {
    for (let number = 1; number <= LESSONS; number += 1) {
      const folder = join(site, 'modules', language, `lesson-${number}`);
      mkdirSync(folder, {recursive: true});
      const fence = `~~~${language} setup=movies\n${code}\n~~~`;
      writeFileSync(
        join(folder, 'index.md'),
        `---\ntitle: ${language} ${number}\norder: ${number}\ndescription: Lesson ${number}.\n---\n\nRun it.\n\n${fence}\n`,
      );
    }
    writeFileSync(
      join(site, 'modules', language, 'index.md'),
      `---\ntitle: ${language}\ndescription: Ten lessons.\n---\n\nTen lessons.\n`,
    );
  }
  for (const command of [
    [join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    ['--import', 'tsx', 'scripts/finish.ts'],
  ]) {
    execFileSync(process.execPath, command, {cwd: site, stdio: ['ignore', 'ignore', 'inherit']});
  }
}

/** The memory after each lesson; the link to the next page leads from one to the next. */
async function visitAll(address: string, language: string): Promise<readonly Memory[]> {
  const chrome = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS],
  });
  const browser = await chromium.connect(chrome.wsEndpoint());
  const page = await browser.newPage();
  await page.goto(`${address}/modules/${language}/lesson-1/`);
  const memories: Memory[] = [];
  for (let number = 1; number <= LESSONS; number += 1) {
    await page.waitForFunction(
      (title) => document.querySelector('main h1')?.textContent === title,
      `${language} ${number}`,
    );
    await page.locator('[data-block] button', {hasText: /^Run/}).first().click();
    await page.waitForSelector('[data-block][data-run="done"]');
    memories.push(await memoryOf(page, chrome.process().pid!));
    if (number < LESSONS) {
      await page.click('a[rel="next"]');
    }
  }
  await browser.close();
  await chrome.close();
  return memories;
}

async function memoryOf(page: Page, pid: number): Promise<Memory> {
  await page.waitForTimeout(REST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const usage: {usedSize: number; backingStorageSize?: number} =
    await session.send('Runtime.getHeapUsage');
  await session.detach();
  const renderers = descendants(pid).filter((id) => commandOf(id).includes('--type=renderer'));
  return {
    heap: usage.usedSize + (usage.backingStorageSize ?? 0),
    renderers: new Map(renderers.map((id) => [id, treeMemory(id)])),
  };
}

function descendants(pid: number): readonly number[] {
  const {stdout} = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], {encoding: 'utf8'});
  const children = stdout.split('\n').filter(Boolean).map(Number);
  return [...children, ...children.flatMap(descendants)];
}

/** The command line of a process; empty if it has ended in the meantime. */
function commandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], {encoding: 'utf8'}).stdout;
}

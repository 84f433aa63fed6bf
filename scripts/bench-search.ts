/**
 * Measures the search box in Chromium with a processor slowed down 4 times and slow 4G: on the built portal, and
 * on portals of 700 and 4,000 generated pages, which it builds. Fails when a bar is missed.
 *
 * usage: npm run bench:search [-- sizes]   (npm run build first; without sizes: 700 4000)
 */
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Browser, CDPSession, Page} from 'playwright-core';
import {MANIFEST} from '../src/finish/manifest';
import {launchChromium} from './lib/chromium';
import {median} from './lib/measure';
import {scaledBuild} from './lib/scaledPortal';
import {createStaticServer, listen} from './lib/staticServer';
import {throttle} from './lib/throttle';

const root = resolve(__dirname, '..');
const PAGE = '/modules/html/html-lists/';
const RUNS = 5;
/** Among them words in another order, a common letter, and a word that no page has, so that all are searched. */
const QUERIES = ['grid gap', 'array method', 'further read', 'e', 'events', 'qwertz'];
const PAUSE_BETWEEN_KEYS_MS = 120;
const SEARCH_FILE = /\/assets\/(?:search\/|js\/(?:search|full-text-search)\.)/;

interface Bars {
  readonly bytes: number;
  readonly firstMs: number;
  readonly keyMs: number;
}

/** Up to this many pages, the bars for `middle` apply. */
const MIDDLE_SIZE = 700;
const SIZES = [MIDDLE_SIZE, 4_000];
const BARS: Readonly<Record<'middle' | 'large', Bars>> = {
  middle: {bytes: 60_000, firstMs: 1_000, keyMs: 50},
  large: {bytes: Infinity, firstMs: Infinity, keyMs: 100},
};

interface Measured {
  readonly bytesBefore: number;
  readonly bytes: number;
  readonly firstMs: number;
  readonly keysMs: readonly number[];
}

async function measureSite(browser: Browser, build: string): Promise<readonly Measured[]> {
  const server = createStaticServer(build, {compress: true});
  const address = await listen(server);
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    runs.push(await measurePage(page, address));
    await context.close();
  }
  server.close();
  return runs;
}

async function measurePage(page: Page, address: string): Promise<Measured> {
  const session = await throttle(page);
  const received = countBytes(session);
  await page.goto(`${address}${PAGE}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await page.waitForLoadState('networkidle');
  const bytesBefore = received();
  // tsx wraps named functions in a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate(watchPaints);
  await page.getByRole('combobox').focus();
  await page.keyboard.press('g');
  await page.getByRole('option').first().waitFor();
  const firstMs = await page.evaluate(() => window.searchBench.first);
  const bytes = received() - bytesBefore;
  for (const query of QUERIES) {
    await page.getByRole('combobox').fill('');
    await page.keyboard.type(query, {delay: PAUSE_BETWEEN_KEYS_MS});
    await page.waitForTimeout(PAUSE_BETWEEN_KEYS_MS);
  }
  return {bytesBefore, bytes, firstMs, keysMs: await page.evaluate(() => window.searchBench.keys)};
}

/** Counts the compressed bytes of the search index and its scripts. */
function countBytes(session: CDPSession): () => number {
  const requests = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (SEARCH_FILE.test(request.url)) {
      requests.add(requestId);
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    bytes += requests.has(requestId) ? encodedDataLength : 0;
  });
  return () => bytes;
}

declare global {
  interface Window {
    searchBench: {first: number; keys: number[]};
  }
}

/** Runs in the page: measures the times from focus to the first list, and from each key to the next paint. */
function watchPaints(): void {
  const bench = {first: 0, keys: [] as number[]};
  window.searchBench = bench;
  const input = document.querySelector<HTMLInputElement>('form[role="search"] input')!;
  let focusedAt = 0;
  let pressedAt = 0;
  const afterPaint = (action: (now: number) => void): void => {
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => action(performance.now());
      port2.postMessage(null);
    });
  };
  input.addEventListener('focus', () => {
    focusedAt ||= performance.now();
  });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[role="option"]') !== null) {
      observer.disconnect();
      afterPaint((now) => {
        bench.first = now - focusedAt;
      });
    }
  }).observe(document.body, {childList: true, subtree: true});
  input.addEventListener('keydown', ({timeStamp}) => {
    pressedAt = timeStamp;
  });
  input.addEventListener('input', (event) => {
    if (bench.first > 0 && (event as InputEvent).data !== null) {
      const start = pressedAt;
      afterPaint((now) => bench.keys.push(now - start));
    }
  });
}

function report(name: string, bars: Bars, runs: readonly Measured[]): boolean {
  const keys = runs.flatMap(({keysMs}) => keysMs);
  const before = Math.max(...runs.map(({bytesBefore}) => bytesBefore));
  const bytes = Math.max(...runs.map((run) => run.bytes));
  const first = median(runs.map(({firstMs}) => firstMs));
  const key = median(keys);
  console.log(
    [
      name.padEnd(14),
      `before focus ${before} B`,
      `to first suggestion ${(bytes / 1000).toFixed(1)} kB, ${first.toFixed(0)} ms`,
      `key to paint ${key.toFixed(0)} ms (worst ${Math.max(...keys).toFixed(0)}, ${keys.length} keys)`,
    ].join('  '),
  );
  const missed = [
    before > 0 && 'bytes before focus',
    bytes > bars.bytes && `over ${bars.bytes} bytes`,
    first > bars.firstMs && `over ${bars.firstMs} ms to the first suggestion`,
    key > bars.keyMs && `over ${bars.keyMs} ms from key to paint`,
  ].filter((bar) => bar !== false);
  for (const bar of missed) {
    console.error(`  bar missed: ${bar}`);
  }
  return missed.length === 0;
}

async function main(): Promise<void> {
  const given = process.argv.slice(2).map(Number);
  const own = join(root, 'build');
  if (!existsSync(join(own, MANIFEST))) {
    throw new Error(`${own} is not a finished build; run npm run build first`);
  }
  const builds: (readonly [name: string, bars: Bars, folder: string])[] = [
    ['built portal', BARS.middle, own],
  ];
  for (const size of given.length > 0 ? given : SIZES) {
    const bars = size > MIDDLE_SIZE ? BARS.large : BARS.middle;
    builds.push([`${size} pages`, bars, await scaledBuild(root, size)]);
  }
  const browser = await launchChromium();
  let isGood = true;
  for (const [name, bars, folder] of builds) {
    isGood = report(name, bars, await measureSite(browser, folder)) && isGood;
  }
  await browser.close();
  process.exit(isGood ? 0 : 1);
}

void main();

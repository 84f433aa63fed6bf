/**
 * Measures the search box in Chromium with 4 × slower processor and slow 4G: on the built portal, and on the
 * same pages with the index of 700 and of 4,000 generated ones. Fails when a bar is missed.
 *
 * usage: npm run bench:search [build folder]   (npm run build first)
 */
import {readdirSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join, resolve} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, CDPSession, Page} from 'playwright-core';
import {encodePages} from '../src/lib/search/suggestionIndex';
import {launchChromium} from './lib/chromium';
import {generatePages} from './lib/generatedPages';
import {median} from './lib/measure';
import {createStaticServer, listen} from './lib/staticServer';
import {throttle} from './lib/throttle';

const build = resolve(process.argv[2] ?? 'build');
const PAGE = '/modules/html/html-lists/';
const RUNS = 5;
/** A word, words in another order, a common letter, and what is nowhere, so that all pages are walked. */
const QUERIES = ['grid gap', 'array method', 'further read', 'e', 'events', 'qwertz'];
const PAUSE_BETWEEN_KEYS_MS = 120;
const SEARCH_FILE = /\/assets\/(?:search\/|js\/(?:search|full-text-search)\.)/;

interface Bars {
  readonly bytes: number;
  readonly firstMs: number;
  readonly keyMs: number;
}

interface Site {
  readonly name: string;
  /** Replaces the suggestion index. */
  readonly index?: Buffer;
  readonly bars: Partial<Bars>;
}

const SITES: readonly Site[] = [
  {name: 'built portal', bars: {bytes: 60_000, firstMs: 1000, keyMs: 50}},
  {name: '700 pages', index: indexOf(700), bars: {bytes: 60_000, firstMs: 1000, keyMs: 50}},
  {name: '4,000 pages', index: indexOf(4000), bars: {keyMs: 100}},
];

function indexOf(count: number): Buffer {
  return brotliCompressSync(encodePages(generatePages(count)));
}

interface Measured {
  readonly bytesBefore: number;
  readonly bytes: number;
  readonly firstMs: number;
  readonly keysMs: readonly number[];
}

async function measureSite(browser: Browser, {index}: Site): Promise<readonly Measured[]> {
  const answerIndex = ({url}: IncomingMessage, response: ServerResponse): boolean => {
    if (index === undefined || url?.includes('/assets/search/suggestions-') !== true) {
      return false;
    }
    response.writeHead(200, {'Content-Type': 'application/json', 'Content-Encoding': 'br'});
    response.end(index);
    return true;
  };
  const server = createStaticServer(build, {compress: true, intercept: answerIndex});
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

/** Compressed bytes of index and script of the search so far. */
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

/** Runs in the page: times from focus to the first list, and from each key to the frame that shows its list. */
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

function report({name, bars}: Site, runs: readonly Measured[]): boolean {
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
    bytes > (bars.bytes ?? Infinity) && `over ${bars.bytes} bytes`,
    first > (bars.firstMs ?? Infinity) && `over ${bars.firstMs} ms to the first suggestion`,
    key > (bars.keyMs ?? Infinity) && `over ${bars.keyMs} ms from key to paint`,
  ].filter((bar) => bar !== false);
  for (const bar of missed) {
    console.error(`  bar missed: ${bar}`);
  }
  return missed.length === 0;
}

async function main(): Promise<void> {
  const built = readdirSync(join(build, 'assets/search')).length;
  if (built === 0) {
    throw new Error(`${build} has no search index; run npm run build first`);
  }
  const browser = await launchChromium();
  let isGood = true;
  for (const site of SITES) {
    isGood = report(site, await measureSite(browser, site)) && isGood;
  }
  await browser.close();
  process.exit(isGood ? 0 : 1);
}

void main();

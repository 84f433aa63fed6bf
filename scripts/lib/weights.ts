import {get} from 'node:http';
import type {Browser, Page} from 'playwright-core';
import {brotli} from './staticServer';

/** Bytes of a page’s first load, each file compressed with brotli as a good host sends it. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly font: number;
  readonly other: number;
  /** Everything above except fonts, which have their own budget because no text waits for them. */
  readonly total: number;
  /** Prefetched for visible links, not for the page itself; not included in `total`. */
  readonly prefetched: number;
  readonly requests: number;
}

const KINDS = {document: 'html', stylesheet: 'css', script: 'script', font: 'font'} as const;
const PREFETCHED = 'prefetched';
/** On a busy machine, hydration may take this long. */
const PATIENCE_MS = 120_000;

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other' | typeof PREFETCHED;

/**
 * Loads a page in a new context, waits until it is hydrated and the network is idle, and weighs what was loaded.
 *
 * @throws if the page is not hydrated in time
 */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  const page = await context.newPage();
  const kinds = collectRequests(page);
  await page.goto(address, {waitUntil: 'load', timeout: PATIENCE_MS});
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
    timeout: PATIENCE_MS,
  });
  for (let seen = -1; seen !== kinds.size;) {
    seen = kinds.size;
    await page.waitForLoadState('networkidle', {timeout: PATIENCE_MS});
  }
  await context.close();
  const weight = {html: 0, css: 0, script: 0, font: 0, other: 0, prefetched: 0, requests: 0};
  for (const [url, kind] of kinds) {
    weight[kind] += await weighFile(url);
    weight.requests += kind === PREFETCHED ? 0 : 1;
  }
  const {html, css, script, other} = weight;
  return {...weight, total: html + css + script + other};
}

/** Every address that the page requests, with its kind; one that the page itself also needs is not `prefetched`. */
function collectRequests(page: Page): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  page.on('request', (request) => {
    const url = request.url().replace(/#.*$/, '');
    const type = request.resourceType();
    const {'sec-purpose': purpose} = request.headers();
    const kind =
      purpose === 'prefetch'
        ? PREFETCHED
        : type in KINDS
          ? KINDS[type as keyof typeof KINDS]
          : 'other';
    if (kind !== PREFETCHED || !kinds.has(url)) {
      kinds.set(url, kind);
    }
  });
  return kinds;
}

async function weighFile(url: string): Promise<number> {
  if (!url.startsWith('http')) {
    return 0;
  }
  const {type, body} = await read(url);
  return isText(type) ? brotli(body).length : body.length;
}

/** Uses a new connection: one that is kept alive may be closed while the machine is busy. */
function read(url: string): Promise<{readonly type: string; readonly body: Buffer}> {
  return new Promise((resolve, reject) => {
    get(url, {agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({type: response.headers['content-type'] ?? '', body: Buffer.concat(parts)}),
      );
    }).on('error', reject);
  });
}

function isText(type: string): boolean {
  return /text|javascript|json|svg|xml|wasm/.test(type);
}

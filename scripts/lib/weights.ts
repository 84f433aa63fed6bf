import type {Browser} from 'playwright-core';
import {brotli} from './staticServer';

/** Bytes of a page’s first load, each file compressed with brotli as a good host sends it. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly font: number;
  readonly other: number;
  /** Everything above. */
  readonly total: number;
  /** Fetched ahead for links in view; no part of the total. */
  readonly prefetched: number;
  readonly requests: number;
}

const KINDS = {document: 'html', stylesheet: 'css', script: 'script', font: 'font'} as const;

/** Loads a page in a new context, touches nothing, and weighs what came. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  const page = await context.newPage();
  const weight = {html: 0, css: 0, script: 0, font: 0, other: 0, prefetched: 0, requests: 0};
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    pending.push(
      (async () => {
        const request = response.request();
        const body = await response.body();
        const bytes = isText(response.headers()['content-type'])
          ? brotli(body).length
          : body.length;
        const headers = request.headers();
        if (headers['sec-purpose'] === 'prefetch' || headers.purpose === 'prefetch') {
          weight.prefetched += bytes;
          return;
        }
        const type = request.resourceType();
        weight[type in KINDS ? KINDS[type as keyof typeof KINDS] : 'other'] += bytes;
        weight.requests += 1;
      })(),
    );
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  for (let seen = -1; seen !== pending.length;) {
    seen = pending.length;
    await Promise.all(pending);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  const {html, css, script, font, other} = weight;
  return {...weight, total: html + css + script + font + other};
}

function isText(type = ''): boolean {
  return /text|javascript|json|svg|xml|wasm/.test(type);
}

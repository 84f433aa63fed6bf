import type {Locator, Page, Route} from 'playwright-core';
import {factsOf, titleOf} from './lessons';

/** Two lessons that follow each other, and what the tests of the reader’s faults look at on them. */
export const LESSON = '/modules/html/html-lists/';
export const LESSON_TITLE = titleOf(LESSON);
export const NEXT = factsOf(LESSON).next!.link;
export const NEXT_TITLE = titleOf(NEXT);

export const nextLink = (page: Page): Locator =>
  page.getByRole('link', {name: `Next ${NEXT_TITLE}`});

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', {level: 1, name});

/** The bar that tells what did not arrive. */
export const notice = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({hasText: text});

export const isHydrated = (page: Page): Promise<number> =>
  page.locator('html[data-has-hydrated="true"]').count();

/** Counts loads of whole pages from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
  });
  return () => loads;
}

export const CHUNKS = '**/assets/js/*.js';
const MAIN_FILES = /\/(?:main|runtime~main)\.[0-9a-f]+\.js$/;

/** Chunks of pages meet a fault; the files that start the site do not. */
export async function faultyChunks(
  page: Page,
  fault: (route: Route) => Promise<void> | void,
): Promise<void> {
  await page.route(CHUNKS, (route) =>
    MAIN_FILES.test(route.request().url()) ? route.fallback() : fault(route),
  );
}

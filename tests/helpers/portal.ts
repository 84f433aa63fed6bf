import {after, afterEach, before} from 'node:test';
import type {Server} from 'node:http';
import {resolve} from 'node:path';
import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {launchChromium} from '../../scripts/lib/chromium';
import {createStaticServer, listen, type StaticServerOptions} from '../../scripts/lib/staticServer';

export const DESKTOP = {width: 1280, height: 900};
export const PHONE = {width: 390, height: 844};

export interface OpenOptions extends BrowserContextOptions {
  /** Runs before any script of the page. */
  readonly init?: () => void;
  /** Refuses the fonts, so that every page is set in the stand-ins: which face a first visit gets depends on time. */
  readonly withoutFonts?: true;
}

export interface OpenPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors and failed requests so far. */
  readonly complaints: readonly string[];
}

export interface PortalUnderTest {
  readonly address: () => string;
  /** Opens an address of the portal in a context of its own, closed after the test, and waits until the page is alive. */
  open(path: string, options?: OpenOptions): Promise<OpenPage>;
}

interface ServeOptions extends StaticServerOptions {
  /** Of the built site, when it is not the portal. */
  readonly folder?: string;
}

/** The built portal behind a static server, and a browser, for the tests of one file. */
export function servePortal({folder = 'build', ...options}: ServeOptions = {}): PortalUnderTest {
  let server: Server;
  let browser: Browser;
  let address = '';
  const contexts: BrowserContext[] = [];
  before(async () => {
    server = createStaticServer(resolve(folder), options);
    address = await listen(server);
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  after(async () => {
    await browser.close();
    server.close();
  });
  return {
    address: () => address,
    open: async (path, {init, withoutFonts, ...context} = {}) => {
      const opened = await browser.newContext({viewport: DESKTOP, ...context});
      contexts.push(opened);
      // tsx names inner functions by a helper that does not exist in the page.
      await opened.addInitScript('globalThis.__name ??= (value) => value');
      if (init) {
        await opened.addInitScript(init);
      }
      if (withoutFonts) {
        await opened.route('**/*.woff2', (route) => route.abort());
      }
      const page = await opened.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          complaints.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await page.goto(`${address}${path}`);
      if (context.javaScriptEnabled !== false) {
        await hydrated(page);
      }
      return {page, complaints};
    },
  };
}

/**
 * Waits until React has taken over the page and the browser has painted it: until then Chromium drops keys and
 * clicks, since nobody can press what is not to be seen.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}

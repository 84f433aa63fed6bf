import puppeteer from 'puppeteer-core';
import {findProgram} from '../../scripts/lib/debianProgram';
import type {Engine, Key} from './engine';

function findFirefox(): string {
  return findProgram({
    name: 'Firefox (or FIREFOX_PATH set to one)',
    places: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  });
}

const CHORDS: Readonly<
  Record<Key, readonly ('Control' | 'KeyA' | 'Enter' | 'Escape' | 'ArrowDown')[]>
> = {
  Enter: ['Enter'],
  Escape: ['Escape'],
  ArrowDown: ['ArrowDown'],
  'Control+a': ['Control', 'KeyA'],
  'Control+Enter': ['Control', 'Enter'],
};

/** Firefox by WebDriver BiDi, which needs no program between. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      // No other host is reached, and nothing asks for one.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.allow_hijacking_localhost': false,
      'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
      'ui.prefersReducedMotion': 1,
    },
  });
  const page = await browser.newPage();
  return {
    goto: async (address) => void (await page.goto(address, {timeout: 120_000})),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      const chord = CHORDS[key];
      for (const name of chord) {
        await page.keyboard.down(name);
      }
      for (const name of chord.toReversed()) {
        await page.keyboard.up(name);
      }
    },
    resize: (width, height) => page.setViewport({width, height}),
    frameText: async (selector) => {
      const element = await page.$(selector);
      const frame = await element?.contentFrame();
      return (await frame?.evaluate(() => document.body?.innerText)) ?? '';
    },
    close: () => browser.close(),
  };
}

import puppeteer, {type KeyInput} from 'puppeteer-core';
import {findProgram} from '../../scripts/lib/debianProgram';
import type {Engine} from './engine';
import {onNextPage} from './onNextPage';

function findFirefox(): string {
  return findProgram({
    name: 'Firefox (or FIREFOX_PATH set to one)',
    places: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  });
}

/** Names of the keys that a chord is made of, where they are others. */
const KEY_NAMES: Readonly<Partial<Record<string, KeyInput>>> = {a: 'KeyA', Space: ' '};

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
    evaluate: <T>(expression: string) => onNextPage(() => page.evaluate(expression) as Promise<T>),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      const chord = key.split('+').map((name) => KEY_NAMES[name] ?? (name as KeyInput));
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

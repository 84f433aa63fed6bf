import {launchChromium} from '../../scripts/lib/chromium';
import type {Engine} from './engine';
import {onNextPage} from './onNextPage';

export async function startChromium(): Promise<Engine> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: <T>(expression: string) => onNextPage(() => page.evaluate<T>(expression)),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({width, height}),
    frameText: (selector) => page.frameLocator(selector).locator('body').innerText(),
    close: () => browser.close(),
  };
}

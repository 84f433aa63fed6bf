import assert from 'node:assert/strict';
import {setTimeout as pause} from 'node:timers/promises';
import type {Page} from 'playwright-core';

/** Time that a loaded machine may take until the page shows the effect of an action. */
const PATIENCE_MS = 15_000;
const INTERVAL_MS = 50;

/**
 * Reads until the value is the expected one.
 *
 * @throws AssertionError with the last value, after 15 s
 */
export async function eventually<T>(read: () => Promise<T> | T, expected: T): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await read();
    try {
      assert.deepEqual(value, expected);
      return;
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
    }
    await pause(INTERVAL_MS);
  }
}

/** Lets the page render what an action that should change nothing might have changed. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

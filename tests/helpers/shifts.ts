import type {Page} from 'playwright-core';

/** What has moved since the page was opened, by how much. */
export function shifts(page: Page): Promise<readonly number[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const found: number[] = [];
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) {
            found.push((entry as PerformanceEntry & {readonly value: number}).value);
          }
        }).observe({type: 'layout-shift', buffered: true});
        // Entries from before are given in a task of their own.
        requestAnimationFrame(() => setTimeout(() => resolve(found)));
      }),
  );
}

import type {Page} from 'playwright-core';

/** Milliseconds that the portal may stand still; what a reader would notice. */
export const STALL_LIMIT = 200;
/** Other work on the machine can only add to a stall, and let a clock end what the limit of output would; so the best of several counts. */
export const ATTEMPTS = 8;

interface Watched {
  endOfWatch(): number;
}

/** The longest task of the portal's own thread in milliseconds, while some work is done; 0 below 50. */
export async function stallDuring(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    let longest = 0;
    const note = (entries: PerformanceEntryList) => {
      longest = Math.max(longest, ...entries.map(({duration}) => duration));
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({entryTypes: ['longtask']});
    Object.assign(window, {
      endOfWatch() {
        note(observer.takeRecords());
        observer.disconnect();
        return longest;
      },
    });
  });
  await work();
  return await page.evaluate(() => (window as unknown as Watched).endOfWatch());
}

import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser, Page} from 'playwright-core';
import {launchChromium} from './chromium';
import {lighthouseScores, type Category} from './lighthouse';
import {median} from './measure';
import {timedBuild} from './siteRuns';
import {createStaticServer, listen} from './staticServer';
import {throttle} from './throttle';
import {makeVanillaSite} from './vanilla';

const PHONE = {width: 390, height: 844};
/** A page is at rest when no long task has blocked it for this many milliseconds. */
const QUIET_MS = 1_500;
const PATIENCE_MS = 60_000;

interface Subject {
  readonly name: string;
  readonly portal: string;
  readonly stock: string;
}

const SUBJECTS: readonly Subject[] = [
  {name: 'home', portal: '/', stock: '/'},
  {name: 'course root', portal: '/mtm6130/', stock: '/courses/mtm6130/'},
  {name: 'content page', portal: '/mtm6130/content/', stock: '/courses/mtm6130/content/'},
  {name: 'lesson', portal: '/modules/html/html-lists/', stock: '/modules/html/html-lists/'},
  {name: 'Modules index', portal: '/modules/', stock: '/modules/'},
];
const LESSON = SUBJECTS[3]!;
const NEXT = {portal: 'a[rel="next"]', stock: 'a.pagination-nav__link--next'};

interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly heap: number;
}

const BARS: Partial<Load> = {largestPaint: 1_300, blocking: 100, shift: 0};
const NEXT_PAGE_BAR_MS = 150;
const SCORE_BARS: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Runs in the page from the start. */
const WATCH = `{
  const watched = {largestPaint: 0, shift: 0, tasks: []};
  globalThis.watched = watched;
  const watch = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({type, buffered: true});
  watch('largest-contentful-paint', ({startTime}) => { watched.largestPaint = startTime; });
  watch('layout-shift', ({value, hadRecentInput}) => { watched.shift += hadRecentInput ? 0 : value; });
  watch('longtask', ({startTime, duration}) => watched.tasks.push({startTime, duration}));
}`;

/** Runs in the page: returns what was observed, once the page is at rest. */
const READ = `new Promise((resolve) => {
  const BLOCKING_MS = 50;
  const timer = setInterval(() => {
    const {tasks, largestPaint, shift} = watched;
    const last = Math.max(0, ...tasks.map(({startTime, duration}) => startTime + duration));
    if (performance.now() - Math.max(last, performance.timing.loadEventEnd - performance.timeOrigin) < ${QUIET_MS}) return;
    clearInterval(timer);
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const late = tasks.filter(({startTime, duration}) => startTime + duration > firstPaint);
    const blocking = late.reduce((sum, {duration}) => sum + Math.max(0, duration - BLOCKING_MS), 0);
    resolve({firstPaint, largestPaint, shift, blocking});
  }, 100);
})`;

/** Runs in the page: taps a link and returns the time until the next page's title is painted. */
const tap = (selector: string): string => `new Promise((resolve) => {
  const before = document.querySelector('h1')?.textContent;
  const link = document.querySelector('${selector}');
  const start = performance.now();
  new MutationObserver((_changes, observer) => {
    const title = document.querySelector('h1')?.textContent;
    if (title !== undefined && title !== before) {
      observer.disconnect();
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    }
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
  link.click();
})`;

type Site = 'portal' | 'stock';
const SITES: readonly Site[] = ['portal', 'stock'];

/** Measures paints, blocking, layout shift, heap, the next page and Lighthouse, compared with a stock site. */
export async function benchPages(root: string, runs: number): Promise<boolean> {
  if (!existsSync(join(root, 'build/index.html'))) {
    throw new Error('There is no build to measure. Run npm run build first.');
  }
  const stock = makeVanillaSite(root, join(tmpdir(), 'portal-bench-stock'));
  await timedBuild(stock, 'cold');
  const servers = [join(root, 'build'), join(stock, 'build')].map((folder) =>
    createStaticServer(folder, {compress: true}),
  );
  const [portal = '', other = ''] = await Promise.all(servers.map((server) => listen(server)));
  const addresses = {portal, stock: other};
  const browser = await launchChromium();
  const loads = await measureLoads(browser, addresses, runs);
  const nextPages = await measureNextPages(browser, addresses, runs);
  await browser.close();
  const scores = await measureScores(portal, runs);
  servers.forEach((server) => server.close());
  return [reportLoads(loads, runs), reportNextPages(nextPages), reportScores(scores)].every(
    Boolean,
  );
}

type Loads = ReadonlyMap<Subject, Readonly<Record<Site, readonly Load[]>>>;

async function measureLoads(
  browser: Browser,
  addresses: Readonly<Record<Site, string>>,
  runs: number,
): Promise<Loads> {
  const loads = new Map(
    SUBJECTS.map((subject) => [subject, {portal: [] as Load[], stock: [] as Load[]}]),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const [subject, bySite] of loads) {
      for (const site of SITES) {
        bySite[site].push(
          await inPage(browser, async (page) => {
            const session = await throttle(page);
            await page.goto(`${addresses[site]}${subject[site]}`, {timeout: PATIENCE_MS});
            const read = await page.evaluate<Omit<Load, 'heap'>>(READ);
            await session.send('HeapProfiler.collectGarbage');
            const {usedSize} = await session.send('Runtime.getHeapUsage');
            return {...read, heap: usedSize};
          }),
        );
      }
    }
  }
  return loads;
}

interface NextPages {
  readonly portal: readonly number[];
  readonly 'portal, reduced motion': readonly number[];
  readonly stock: readonly number[];
}

/** Measures going to the next lesson, after the reader has scrolled to the link at the end of this one. */
async function measureNextPages(
  browser: Browser,
  addresses: Readonly<Record<Site, string>>,
  runs: number,
): Promise<NextPages> {
  const times = {
    portal: [] as number[],
    'portal, reduced motion': [] as number[],
    stock: [] as number[],
  };
  const once = (site: Site, reducedMotion: 'reduce' | 'no-preference'): Promise<number> =>
    inPage(browser, async (page) => {
      await page.emulateMedia({reducedMotion});
      await throttle(page);
      await page.goto(`${addresses[site]}${LESSON[site]}`, {timeout: PATIENCE_MS});
      await page.waitForSelector('html[data-has-hydrated="true"]', {
        state: 'attached',
        timeout: PATIENCE_MS,
      });
      await page.locator(NEXT[site]).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle', {timeout: PATIENCE_MS});
      await page.evaluate(READ);
      return page.evaluate<number>(tap(NEXT[site]));
    });
  for (let run = 0; run < runs; run += 1) {
    times.portal.push(await once('portal', 'no-preference'));
    times['portal, reduced motion'].push(await once('portal', 'reduce'));
    times.stock.push(await once('stock', 'no-preference'));
  }
  return times;
}

async function inPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport: PHONE, isMobile: true, hasTouch: true});
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const result = await work(page);
  await context.close();
  return result;
}

type Scores = ReadonlyMap<Subject, readonly Readonly<Record<Category, number>>[]>;

async function measureScores(address: string, runs: number): Promise<Scores> {
  const scores = new Map<Subject, Readonly<Record<Category, number>>[]>();
  for (const subject of SUBJECTS) {
    scores.set(subject, []);
    for (let run = 0; run < runs; run += 1) {
      scores.get(subject)!.push(await lighthouseScores(`${address}${subject.portal}`));
    }
  }
  return scores;
}

function reportLoads(loads: Loads, runs: number): boolean {
  let isGood = true;
  console.log(`\nmedians of ${runs} interleaved runs: portal (stock)`);
  const rows: readonly (readonly [keyof Load, string, (value: number) => string])[] = [
    ['firstPaint', 'first paint, ms', (value) => value.toFixed(0)],
    ['largestPaint', 'largest paint, ms', (value) => value.toFixed(0)],
    ['blocking', 'blocking, ms', (value) => value.toFixed(0)],
    ['shift', 'layout shift', (value) => value.toFixed(3)],
    ['heap', 'heap, MB', (value) => (value / 1e6).toFixed(1)],
  ];
  for (const [{name}, {portal, stock}] of loads) {
    for (const [key, label, text] of rows) {
      const own = median(portal.map((load) => load[key]));
      const other = median(stock.map((load) => load[key]));
      const bar = BARS[key];
      const isMissed = bar !== undefined && own > bar;
      isGood &&= !isMissed;
      console.log(
        `${name.padEnd(14)} ${label.padEnd(20)} ${text(own).padStart(7)} (${text(other)})${isMissed ? `   bar missed: ${bar}` : ''}`,
      );
    }
  }
  return isGood;
}

function reportNextPages(times: NextPages): boolean {
  for (const [name, values] of Object.entries(times)) {
    console.log(`tap to next page, ${name.padEnd(24)} ${median(values as number[]).toFixed(0)} ms`);
  }
  const isGood = median(times.portal) <= NEXT_PAGE_BAR_MS;
  if (!isGood) {
    console.log(`  bar missed: ${NEXT_PAGE_BAR_MS} ms`);
  }
  return isGood;
}

function reportScores(scores: Scores): boolean {
  let isGood = true;
  console.log('\nLighthouse, mobile');
  for (const [{name}, all] of scores) {
    const parts = Object.entries(SCORE_BARS).map(([category, bar]) => {
      const score = median(all.map((one) => one[category as Category]));
      isGood &&= score >= bar;
      return `${category} ${score}${score < bar ? ` (bar missed: ${bar})` : ''}`;
    });
    console.log(`${name.padEnd(14)} ${parts.join('   ')}`);
  }
  return isGood;
}

import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {launchChromium} from './chromium';
import {median} from './measure';
import {createStaticServer, listen} from './staticServer';

const LESSON = '/modules/html/html-lists/';
const MARK = '[aria-label="Your progress"] [aria-pressed="true"]';
/** Late chunks and idle work are finished after this time. */
const REST_MS = 3000;

const SCRIPT_BAR_BYTES = 4000;
const KILOBYTE = 1000;

/** What one reader marks in a term, as the portal stores it. */
function manyMarks(): string {
  const at = {at: 1, title: 'Some lesson'};
  const shelf = (count: number, entry: object) =>
    Object.fromEntries(
      Array.from({length: count}, (_, index) => [`/modules/some/${index}.html`, entry]),
    );
  return JSON.stringify({
    version: 1,
    done: {...shelf(120, at), [LESSON]: at},
    tasks: {},
    bookmarks: {...shelf(40, at), [`${LESSON}#practice`]: {...at, heading: 'Practice'}},
    notes: {...shelf(40, {...at, text: 'A sentence or two.'}), [LESSON]: {...at, text: 'mine'}},
  });
}

interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
  readonly args: {
    readonly data?: {
      readonly requestId?: string;
      readonly url?: string;
      readonly encodedDataLength?: number;
      readonly score?: number;
    };
  };
}

/** What is measured in the trace of a page load. */
interface Load {
  /** Bytes of scripts on the wire. */
  readonly script: number;
  readonly scripts: number;
  readonly shifts: number;
  /** Milliseconds in which scripts run. */
  readonly running: number;
}

const RUNNING: readonly string[] = ['EvaluateScript', 'FunctionCall'];

/** Traces a lesson with and without marks, alternately. */
export async function benchMarks(root: string, runs: number): Promise<boolean> {
  if (!existsSync(join(root, 'build/index.html'))) {
    throw new Error('There is no build to measure. Run npm run build first.');
  }
  const server = createStaticServer(join(root, 'build'), {compress: true});
  const portal = await listen(server);
  const browser = await launchChromium();
  const without: Load[] = [];
  const withMarks: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    without.push(await tracedLoad(browser, portal, false));
    withMarks.push(await tracedLoad(browser, portal, true));
  }
  await browser.close();
  server.close();
  return report(without, withMarks);
}

async function tracedLoad(browser: Browser, portal: string, hasMarks: boolean): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (hasMarks) {
    await page.addInitScript((data) => localStorage.setItem('reader', data), manyMarks());
  }
  // Which pages are prefetched differs from load to load; with `saveData`, none are.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  // A font that arrives late shifts a word of code, with or without marks.
  await page.route('**/*.woff2', (route) => route.abort());
  await browser.startTracing(page, {categories: ['devtools.timeline', 'loading']});
  await page.goto(portal + LESSON);
  if (hasMarks) {
    await page.locator(MARK).waitFor();
  }
  await page.waitForTimeout(REST_MS);
  const trace = await browser.stopTracing();
  await context.close();
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: readonly TraceEvent[]};
  return readTrace(traceEvents);
}

function readTrace(events: readonly TraceEvent[]): Load {
  const scripts = new Set(
    events
      .filter(({name, args}) => name === 'ResourceSendRequest' && isScript(args.data?.url))
      .map(({args}) => args.data?.requestId),
  );
  const sizes = events
    .filter(({name, args}) => name === 'ResourceFinish' && scripts.has(args.data?.requestId))
    .map(({args}) => args.data?.encodedDataLength ?? 0);
  const running = events.filter(({name}) => RUNNING.includes(name)).map(({dur = 0}) => dur / 1000);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    script: sum(sizes),
    scripts: scripts.size,
    shifts: events.filter(({name}) => name === 'LayoutShift').length,
    running: sum(running),
  };
}

function isScript(url: string | undefined): boolean {
  return url !== undefined && new URL(url).pathname.endsWith('.js');
}

function report(without: readonly Load[], withMarks: readonly Load[]): boolean {
  const middle = (loads: readonly Load[], read: (load: Load) => number) => median(loads.map(read));
  const row = (name: string, loads: readonly Load[]) =>
    [
      name,
      `${(middle(loads, ({script}) => script) / KILOBYTE).toFixed(1)} kB in ${middle(loads, ({scripts}) => scripts)} files`,
      `${middle(loads, ({running}) => running).toFixed(0)} ms`,
      Math.max(...loads.map(({shifts}) => shifts)),
    ].join(' | ');
  console.log(`${LESSON}, medians of ${without.length} traces | script | running | layout shifts`);
  console.log(row('without marks', without));
  console.log(row('with marks', withMarks));
  const more = middle(withMarks, ({script}) => script) - middle(without, ({script}) => script);
  console.log(
    `${(more / KILOBYTE).toFixed(1)} kB more script (bar ${SCRIPT_BAR_BYTES / KILOBYTE})`,
  );
  return more <= SCRIPT_BAR_BYTES && [...without, ...withMarks].every(({shifts}) => shifts === 0);
}

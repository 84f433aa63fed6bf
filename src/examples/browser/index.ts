import {existsSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import type {RunnableLanguage} from '../../data/languages';
import {LESSON_ZONE} from '../../lib/code/lessonTime';
import {needsPage} from '../../lib/code/needsPage';
import type {RunRequest, RunResult} from '../../runners/types';
import {PROCESSES} from '../limits';
import {executeTask} from '../executeTask';
import {readSetup} from '../setupHash';
import type {CheckSummary, Execution, Job, JobFile} from '../types';
import {type Runtimes, type WriteRuntimes, prepareRuntimes} from './runtimes';

/** An address that never leaves the machine: every request is answered or refused here. */
const ORIGIN = 'http://localhost:1';

/** Milliseconds for one run; the runner's own limits are shorter. */
const LIMIT = 20_000;

/** Roughly the size of a preview in a lesson on a laptop. */
const VIEWPORT = {width: 760, height: 700};

const HOST_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Examples</title>
<style>iframe { width: 100%; height: 400px; border: 0 }</style>
<body><script src="/host.js"></script></body></html>`;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

const COMPONENTS: readonly string[] = ['jsx', 'tsx', 'vue'];
/** Globals that scripts in a page or a worker have, but scripts in Node's scope do not. */
const BROWSER_ONLY = /\b(?:localStorage|sessionStorage|XMLHttpRequest|luxon|axios|indexedDB)\b/;

/** Whether a job's result can only be determined in a browser. */
export function needsBrowser(job: Job): boolean {
  const {runner, kind, mode, files, expected, previous} = job;
  if (mode === 'norun' || mode === 'fragment') {
    return false;
  }
  if (runner === 'html') {
    const scripted = files.some(({lang, text}) => lang === 'js' || /<script\b/i.test(text));
    return kind === 'task' || scripted || expected !== undefined;
  }
  if (COMPONENTS.includes(runner)) {
    return kind === 'task' || expected?.lang !== 'html';
  }
  const code = [...previous, ...files.map(({text}) => text)];
  return (
    (runner === 'js' || runner === 'ts') &&
    code.some((text) => needsPage(text) || BROWSER_ONLY.test(text))
  );
}

/** Whether Node runs the job with the same engine that the page runs in a worker. */
export function runsInWorker({runner, mode}: Job): boolean {
  return (
    ['console', 'js', 'php', 'scss', 'sql', 'ts'].includes(runner) &&
    mode !== 'norun' &&
    mode !== 'fragment'
  );
}

/** Launches a Chromium; the caller knows where to find or download one. */
export type LaunchBrowser = () => Promise<Browser>;

/** One Chromium for all jobs that need a page, launched for the first of them. */
export class DomRunner {
  private browser?: Promise<Browser>;
  private runtimes?: Promise<Runtimes>;
  private readonly pages: Page[] = [];
  private readonly waiting: (() => void)[] = [];
  private free = PROCESSES;

  constructor(
    private readonly root: string,
    private readonly writeRuntimes: WriteRuntimes,
    private readonly launch: LaunchBrowser,
  ) {}

  async run(job: Job): Promise<Execution> {
    await this.acquire();
    try {
      if (job.task) {
        return await executeTask(job, async (files) => summary(await this.runFiles(job, files)));
      }
      const {output, error, stopped} = await this.runFiles(job, job.files);
      const line = job.files[0]!.line + (error?.line ?? 1) - 1;
      return {output, stopped, findings: error ? [{line, message: error.message}] : []};
    } finally {
      this.release();
    }
  }

  async close(): Promise<void> {
    await (await this.browser)?.close();
  }

  private async runFiles(job: Job, files: readonly JobFile[]): Promise<RunResult> {
    const request: RunRequest = {
      language: job.runner as RunnableLanguage,
      files: files.map(({name, text}) => ({name, text})),
      previous: job.previous,
      setup: readSetup(this.root, job.setup),
      check: job.task?.check.text,
    };
    const page = this.pages.pop() ?? (await this.openPage());
    const timer = new Promise<undefined>((resolve) =>
      setTimeout(resolve, LIMIT, undefined).unref(),
    );
    const result = await Promise.race([evaluate(page, request), timer]);
    if (result === undefined) {
      await page.context().close();
      return {output: '', stopped: 'time'};
    }
    this.pages.push(page);
    return result;
  }

  private async openPage(): Promise<Page> {
    this.browser ??= this.launch();
    this.runtimes ??= prepareRuntimes(this.root, this.writeRuntimes);
    const context = await (
      await this.browser
    ).newContext({viewport: VIEWPORT, timezoneId: LESSON_ZONE});
    await serve(context, await this.runtimes);
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss());
    await page.goto(`${ORIGIN}/`);
    return page;
  }

  private async acquire(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) {
      next();
    } else {
      this.free += 1;
    }
  }
}

interface HostPage {
  runInPage(request: RunRequest): Promise<RunResult>;
}

async function evaluate(page: Page, request: RunRequest): Promise<RunResult> {
  return await page.evaluate(
    async (given) => await (globalThis as unknown as HostPage).runInPage(given),
    request,
  );
}

function summary({checks = [], error, stopped}: RunResult): CheckSummary {
  const failed = checks.find(({passed}) => !passed);
  const why = stopped
    ? 'the page did not respond in time'
    : (error?.message ?? 'the check did not run');
  return {
    passed: checks.length > 0 && !failed,
    message: failed?.message ?? (checks.length === 0 ? why : ''),
    stopped,
  };
}

async function serve(context: BrowserContext, {host, folder}: Runtimes): Promise<void> {
  await context.route('**/*', async (route) => {
    const {origin, pathname} = new URL(route.request().url());
    const path = decodeURIComponent(pathname);
    const file = join(folder, path.replace(/^\/runner\//, ''));
    if (origin !== ORIGIN) {
      await route.abort();
    } else if (path === '/') {
      await route.fulfill({contentType: 'text/html; charset=utf-8', body: HOST_PAGE});
    } else if (path === '/host.js') {
      await route.fulfill({contentType: 'text/javascript; charset=utf-8', body: host});
    } else if (path.startsWith('/runner/') && existsSync(file)) {
      const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
      await route.fulfill({contentType, body: readFileSync(file)});
    } else {
      await route.fulfill({status: 404});
    }
  });
}

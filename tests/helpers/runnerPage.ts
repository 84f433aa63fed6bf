import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before} from 'node:test';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import type {Browser, Page} from 'playwright-core';
import {launchChromium} from '../../scripts/lib/chromium';
import {createStaticServer, listen} from '../../scripts/lib/staticServer';
import {contentSecurityPolicy} from '../../src/finish/policy';
import {RUNTIME_PATH, writeRuntimes} from '../../src/plugins/runtimes/files';
import type {RunRequest, RunResult} from '../../src/runners/types';

const ROOT = resolve(__dirname, '../..');

/** The engines on a page of their own, as the portal loads them. */
const PAGE_CODE = `
import {loadRunner} from '${ROOT}/src/runners';

window.runExample = async (request, {again} = {}) => {
  let stage = document.querySelector('#stage');
  if (!again) {
    stage?.remove();
    stage = document.createElement('div');
    stage.id = 'stage';
    document.body.append(stage);
  }
  const runner = await loadRunner(request.language);
  window.late = [];
  return await runner.run(request, stage, {
    onOutput: (text) => window.late.push(text),
    onError: ({message}) => window.late.push(message),
    onNote: (note) => window.late.push(note),
  });
};
`;

type RunExample = (request: unknown, options: unknown) => Promise<RunResult>;

interface RunnerPage {
  readonly page: () => Page;
  /** Runs an example in a new block, or in the one before, and gives what came of it. */
  run(
    request: Partial<RunRequest> & Pick<RunRequest, 'language' | 'files'>,
    options?: {readonly again?: boolean},
  ): Promise<RunResult>;
  /** Compressed bytes that the first run of a fresh page loads. */
  firstRunBytes(request: Pick<RunRequest, 'language' | 'files'>): Promise<number>;
  /** Errors that the browser reported, and requests to other hosts, since the last call. */
  faults(): readonly string[];
}

/** Serves the engines under the portal's own policy to a Chromium that reaches no other host. */
export function serveRunners(): RunnerPage {
  const folder = mkdtempSync(join(tmpdir(), 'runners-'));
  const faults: string[] = [];
  const server = createStaticServer(folder, {
    intercept(request, response) {
      if (!request.url?.startsWith(`/${RUNTIME_PATH}`)) {
        const policy = contentSecurityPolicy({scripts: [], styles: []}, 'header');
        response.setHeader('Content-Security-Policy', policy);
      }
      return false;
    },
  });
  let browser: Browser;
  let page: Page;
  before(async () => {
    await writeSite(folder);
    const address = await listen(server, 0);
    browser = await launchChromium();
    page = await browser.newPage();
    // tsx names inner functions by a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name ??= (value) => value');
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('dialog', (dialog) => void dialog.accept('Ada'));
    await page.route('**/*', async (route) => {
      const url = route.request().url();
      if (url.startsWith(address) || url.startsWith('blob:')) {
        await route.continue();
      } else {
        faults.push(`request to ${url}`);
        await route.abort();
      }
    });
    await page.goto(address);
  });
  after(async () => {
    await browser.close();
    server.close();
    rmSync(folder, {recursive: true});
  });
  return {
    page: () => page,
    run: async (request, options = {}) => {
      const full = {previous: [], setup: {}, ...request} as unknown as Record<string, string>;
      return await page.evaluate(
        async ([given, how]) =>
          await (window as unknown as {runExample: RunExample}).runExample(given, how),
        [full, options] as const,
      );
    },
    async firstRunBytes(request) {
      const fresh = await browser.newPage();
      await fresh.goto(page.url(), {waitUntil: 'networkidle'});
      const paths = new Set<string>();
      fresh.on('request', (sent) => {
        if (sent.url().startsWith('http')) {
          paths.add(new URL(sent.url()).pathname);
        }
      });
      const full = {previous: [], setup: {}, ...request} as unknown as Record<string, string>;
      await fresh.evaluate(
        async (given) =>
          await (window as unknown as {runExample: RunExample}).runExample(given, {}),
        full,
      );
      await fresh.close();
      const sizes = [...paths].map((path) => gzipSync(readFileSync(join(folder, path))).length);
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    faults: () => faults.splice(0),
  };
}

async function writeSite(folder: string): Promise<void> {
  const files = await writeRuntimes(ROOT, join(folder, RUNTIME_PATH));
  const addresses = Object.entries(files).map(([name, path]) => [name, `/${RUNTIME_PATH}${path}`]);
  const manifest = join(folder, 'manifest.json');
  mkdirSync(join(folder, 'assets'), {recursive: true});
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(addresses)));
  await build({
    stdin: {contents: PAGE_CODE, resolveDir: ROOT, loader: 'js', sourcefile: 'page.js'},
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: join(folder, 'assets'),
    entryNames: 'page',
    alias: {'@generated/runtimes/default/manifest.json': manifest},
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Runners</title><script type="module" src="/assets/page.js"></script></head><body></body></html>',
  );
}

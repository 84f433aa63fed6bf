/**
 * Measures the portal beside a stock Docusaurus classic site with the same Markdown, in one run and on one
 * machine, so that only the ratios count.
 *
 * usage: tsx scripts/bench.ts [build] [bytes] [content]   (all parts when none is named)
 */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {benchContent} from './lib/benchContent';
import {launchChromium} from './lib/chromium';
import {measure, median, type Run} from './lib/measure';
import {createStaticServer, listen} from './lib/staticServer';
import {makeVanillaSite} from './lib/vanilla';
import {weighPage} from './lib/weights';

const root = resolve(__dirname, '..');
const vanilla = join(tmpdir(), 'portal-bench-vanilla');
const RUNS = 3;
/** Home, a course root, a content page, the Modules index and a lesson, as far as a site has them. */
const PAGES = [
  '/',
  '/mtm6130/',
  '/mtm6130/content/',
  '/modules/',
  '/modules/html/html-lists/',
  '/courses/mtm6130/content/',
];
const DEV_READY = /compiled successfully/;

async function timedBuild(site: string): Promise<Run> {
  for (const folder of ['build', '.docusaurus', 'node_modules/.cache']) {
    if (!(site === vanilla && folder.startsWith('node_modules'))) {
      rmSync(join(site, folder), {recursive: true, force: true});
    }
  }
  const command = [join(root, 'node_modules/.bin/docusaurus'), 'build'] as const;
  const run = await measure(process.execPath, command, {cwd: site});
  if (!run.ok) {
    throw new Error(`The build in ${site} failed:\n${run.output.slice(-3000)}`);
  }
  return run;
}

async function timedStart(site: string, port: number): Promise<Run> {
  const bin = join(root, 'node_modules/.bin/docusaurus');
  return measure(process.execPath, [bin, 'start', '--no-open', '--port', String(port)], {
    cwd: site,
    until: DEV_READY,
  });
}

function row(name: string, portal: number, stock: number, unit: string): string {
  const ratio = (portal / stock).toFixed(2);
  return `${name.padEnd(26)} ${portal.toFixed(1).padStart(9)} ${stock.toFixed(1).padStart(9)} ${unit.padEnd(4)} ratio ${ratio}`;
}

async function benchBuild(): Promise<void> {
  makeVanillaSite(root, vanilla);
  const own: Run[] = [];
  const stock: Run[] = [];
  const ownStarts: Run[] = [];
  const stockStarts: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    own.push(await timedBuild(root));
    stock.push(await timedBuild(vanilla));
    ownStarts.push(await timedStart(root, 3711));
    stockStarts.push(await timedStart(vanilla, 3712));
  }
  const seconds = (runs: readonly Run[]) => median(runs.map((run) => run.seconds));
  const memory = (runs: readonly Run[]) => median(runs.map((run) => run.peakMegabytes));
  console.log(`\nmedians of ${RUNS} interleaved runs   portal    stock`);
  console.log(row('cold build', seconds(own), seconds(stock), 's'));
  console.log(row('peak memory of the build', memory(own), memory(stock), 'MB'));
  console.log(row('dev server ready', seconds(ownStarts), seconds(stockStarts), 's'));
}

async function benchBytes(): Promise<void> {
  const browser = await launchChromium();
  for (const site of [root, vanilla]) {
    const build = join(site, 'build');
    if (!existsSync(build)) {
      console.log(`no build in ${site}; run the part "build" first`);
      continue;
    }
    const server = createStaticServer(build);
    const address = await listen(server);
    console.log(`\nfirst load in kB (brotli), ${site === root ? 'portal' : 'stock'}`);
    for (const path of PAGES.filter((page) => existsSync(join(build, page, 'index.html')))) {
      const {total, html, css, script, prefetched} = await weighPage(browser, `${address}${path}`);
      console.log(
        `  ${path.padEnd(34)} total ${kb(total)}  html ${kb(html)}  css ${kb(css)}  script ${kb(script)}  prefetched ${kb(prefetched)}`,
      );
    }
    server.close();
  }
  await browser.close();
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}

async function main(): Promise<void> {
  const parts = process.argv.slice(2);
  const wants = (part: string): boolean => parts.length === 0 || parts.includes(part);
  const {version} = JSON.parse(
    readFileSync(join(root, 'node_modules/@docusaurus/core/package.json'), 'utf8'),
  ) as {version: string};
  console.log(`Docusaurus ${version}, Node ${process.version}`);
  if (wants('build')) {
    await benchBuild();
  }
  if (wants('bytes')) {
    await benchBytes();
  }
  if (wants('content')) {
    await benchContent(root);
  }
}

void main();

/**
 * Measures the portal, and where possible also a stock Docusaurus classic site with the same Markdown, in one run
 * on one machine, so that the ratios can be compared. Fails when a bar is missed.
 *
 * usage: npm run bench                          all parts
 *        npm run bench -- build [runs]          cold build and start of the dev server, compared with stock
 *        npm run bench -- scale [pages …] [keep]  builds of generated portals: time, memory, weight of lessons
 *        npm run bench -- pages [runs]          paints, blocking, Lighthouse, next page, search (after a build)
 *        npm run bench -- search [sizes]        the search box (scripts/bench-search.ts)
 *        npm run bench -- content [pages …]     the content checker
 *        npm run bench -- runs [rounds] [galleries …]  first run of each language, several builds in turn
 *        npm run bench -- marks [runs]          traces of a lesson with and without a reader's marks (after a build)
 *        npm run bench -- memory                ten lessons in one tab, an example on each (Linux)
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {benchBuild} from './lib/benchBuild';
import {benchContent, CONTENT_SIZES} from './lib/benchContent';
import {benchMarks} from './lib/benchMarks';
import {benchMemory} from './lib/benchMemory';
import {benchPages} from './lib/benchPages';
import {benchRuns} from './lib/benchRuns';
import {benchScale, SIZES} from './lib/benchScale';

const root = resolve(__dirname, '..');
const RUNS = 5;

const PARTS: Readonly<Record<string, (options: readonly string[]) => Promise<boolean>>> = {
  build: ([runs = RUNS]) => benchBuild(root, Number(runs)),
  pages: ([runs = RUNS]) => benchPages(root, Number(runs)),
  search: (sizes) => {
    const args = ['--import', 'tsx', 'scripts/bench-search.ts', ...sizes];
    const {status} = spawnSync(process.execPath, args, {cwd: root, stdio: 'inherit'});
    return Promise.resolve(status === 0);
  },
  content: (options) => benchContent(root, sizesIn(options, CONTENT_SIZES)),
  marks: ([runs = RUNS]) => benchMarks(root, Number(runs)),
  memory: () => benchMemory(root),
  runs: ([rounds = RUNS, ...galleries]) => benchRuns(Number(rounds), galleries),
  scale: (options) => benchScale(root, sizesIn(options, SIZES), options.includes('keep')),
};

function sizesIn(options: readonly string[], usual: readonly number[]): readonly number[] {
  const given = options.filter((option) => /^\d+$/.test(option)).map(Number);
  return given.length > 0 ? given : usual;
}

async function main(): Promise<void> {
  const [part, ...options] = process.argv.slice(2);
  const {version} = JSON.parse(
    readFileSync(join(root, 'node_modules/@docusaurus/core/package.json'), 'utf8'),
  ) as {version: string};
  console.log(`Docusaurus ${version}, Node ${process.version}`);
  if (part !== undefined && !(part in PARTS)) {
    throw new Error(`There is no part “${part}”: ${Object.keys(PARTS).join(', ')}`);
  }
  let isGood = true;
  for (const name of part === undefined ? Object.keys(PARTS) : [part]) {
    isGood = (await PARTS[name]!(options)) && isGood;
  }
  process.exit(isGood ? 0 : 1);
}

void main();

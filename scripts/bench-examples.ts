/**
 * Tests generated fences in several languages, cold and warm, and prints time and memory.
 *
 * usage: tsx scripts/bench-examples.ts [number of fences]
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {formatFailure, formatTable} from '../src/examples/report';
import {runExamples} from '../src/examples/run';
import {writeRuntimes} from '../src/plugins/runtimes/files';
import {launchChromium} from './lib/chromium';
import {generateLessons} from './lib/generateLessons';
import {measureMemory} from './lib/treeMemory';

const USUAL = 1_000;
/** Seconds, on two cores. */
const BARS = {cold: 300, warm: 20} as const;
const MEGABYTE = 1024 ** 2;
const SHOWN_FAILURES = 10;

async function main(): Promise<number> {
  const count = Number(process.argv[2] ?? USUAL);
  const folder = mkdtempSync(join(tmpdir(), 'bench-examples-'));
  const root = process.cwd();
  try {
    const paths = generateLessons(join(folder, 'lessons'), count).map((path) =>
      relative(root, path),
    );
    const options = {
      root,
      paths,
      fix: false,
      cache: true,
      writeRuntimes,
      launchBrowser: launchChromium,
    };
    let isWithin = true;
    for (const run of ['cold', 'warm'] as const) {
      const started = Date.now();
      const {result: report, bytes} = await measureMemory(
        async () => await runExamples({...options, cacheFolder: join(folder, 'cache')}),
      );
      const seconds = (Date.now() - started) / 1_000;
      if (run === 'cold') {
        console.log(`${formatTable(report.jobs, report.failed)}\n`);
      }
      report.failures
        .slice(0, SHOWN_FAILURES)
        .forEach((failure) => console.log(formatFailure(failure)));
      isWithin &&= seconds <= BARS[run] && report.failures.length === 0;
      console.log(
        `${run}: ${count} fences, ${report.failures.length} failed, ${seconds.toFixed(1)} s ` +
          `(at most ${BARS[run]} s), ${Math.round(bytes / MEGABYTE)} MB at its peak`,
      );
    }
    return isWithin ? 0 : 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

void main().then((code) => {
  process.exitCode = code;
});

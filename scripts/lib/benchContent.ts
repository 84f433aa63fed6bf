import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writeLessons} from './generatedLessons';
import {measure, median} from './measure';

const SIZES = [700, 4_000];
const RUNS = 3;

interface Report {
  readonly pages: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** Prints how long the content checker takes, from nothing and after a run in which nothing changed. */
export async function benchContent(root: string): Promise<void> {
  console.log(
    '\ncontent checker          wall s    cpu s  peak MB   (medians, start of the program included)',
  );
  for (const size of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-lessons-'));
    writeLessons(root, folder, size);
    for (const [name, options] of [
      ['cold', ['--no-cache']],
      ['unchanged', []],
    ] as const) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        const args = [
          join(root, 'node_modules/tsx/dist/cli.mjs'),
          'scripts/check-content.ts',
          '--json',
          '--root',
          folder,
          ...options,
        ];
        const {seconds, peakMegabytes, output} = await measure(process.execPath, args, {cwd: root});
        runs.push({seconds, peakMegabytes, cpu: (JSON.parse(output) as Report).cpuSeconds});
      }
      const column = (values: readonly number[]): string => median(values).toFixed(1).padStart(8);
      console.log(
        `${`${size} pages, ${name}`.padEnd(22)} ${column(runs.map((run) => run.seconds))} ${column(runs.map((run) => run.cpu))} ${column(runs.map((run) => run.peakMegabytes))}`,
      );
    }
    rmSync(folder, {recursive: true});
  }
}

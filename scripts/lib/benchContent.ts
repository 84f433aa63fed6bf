import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ALL_SOURCES} from './copyProject';
import {measure, median} from './measure';
import {reworded, writeScaledLessons} from './scaledLessons';

export const CONTENT_SIZES = [700, 4_000] as const;
const RUNS = 3;
/** Seconds that a cold run over the smaller of the usual sizes may take on two idle cores. */
const COLD_BAR = 5;

interface Report {
  readonly pages: number;
  readonly cpuSeconds: number;
  readonly problems: readonly unknown[];
}

/** Prints how long the content checker takes without a cache, and again when nothing has changed. */
export async function benchContent(root: string, sizes: readonly number[]): Promise<boolean> {
  console.log(
    '\ncontent checker          wall s    cpu s  peak MB   (medians, including program start)',
  );
  let isGood = true;
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-lessons-'));
    for (const source of [...ALL_SOURCES, 'static']) {
      cpSync(join(root, source), join(folder, source), {recursive: true});
    }
    writeScaledLessons(root, folder, size, reworded);
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
        runs.push({seconds, peakMegabytes, ...(JSON.parse(output) as Report)});
      }
      const column = (values: readonly number[]): string => median(values).toFixed(1).padStart(8);
      const seconds = runs.map((run) => run.seconds);
      const {pages, problems} = runs[0]!;
      const isMissed = name === 'cold' && size === CONTENT_SIZES[0] && median(seconds) > COLD_BAR;
      isGood &&= !isMissed && problems.length === 0;
      console.log(
        `${`${pages} pages, ${name}`.padEnd(22)} ${column(seconds)} ${column(runs.map((run) => run.cpuSeconds))} ${column(runs.map((run) => run.peakMegabytes))}` +
          (problems.length > 0 ? `   ${problems.length} problems in generated lessons` : '') +
          (isMissed ? `   bar missed: ${COLD_BAR}` : ''),
      );
    }
    rmSync(folder, {recursive: true});
  }
  return isGood;
}

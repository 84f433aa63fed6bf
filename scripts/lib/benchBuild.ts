import {rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ALL_SOURCES, copyProject} from './copyProject';
import {median, type Run} from './measure';
import {timedBuild, timedFinish, timedStart} from './siteRuns';
import {makeVanillaSite} from './vanilla';

/** How many times as long the portal may take as a stock site with the same Markdown. */
const RATIO_BAR = 1.2;
const PORTS = {own: 3711, stock: 3712};

/** Cold build and start of the development server beside a stock site, in interleaved runs. */
export async function benchBuild(root: string, runs: number): Promise<boolean> {
  const own = join(tmpdir(), 'portal-bench-own');
  const stock = join(tmpdir(), 'portal-bench-stock');
  copyProject(root, own, ALL_SOURCES);
  makeVanillaSite(root, stock);
  const results: Record<string, Run[]> = {};
  const keep = (name: string, run: Run): void => {
    (results[name] ??= []).push(run);
  };
  for (let run = 0; run < runs; run += 1) {
    keep('own build', await timedBuild(own, 'cold'));
    keep('finish', await timedFinish(own));
    keep('stock build', await timedBuild(stock, 'cold'));
    keep('own start', await timedStart(own, PORTS.own, 'cold'));
    keep('stock start', await timedStart(stock, PORTS.stock, 'cold'));
  }
  const seconds = (name: string): number => median(results[name]!.map((run) => run.seconds));
  const memory = (name: string): number => median(results[name]!.map((run) => run.peakMegabytes));
  console.log(`\nmedians of ${runs} interleaved runs   portal     stock   ratio`);
  const rows = [
    {
      name: 'cold build, s',
      portal: seconds('own build'),
      other: seconds('stock build'),
      bar: RATIO_BAR,
    },
    {
      name: 'with finish step, s',
      portal: seconds('own build') + seconds('finish'),
      other: seconds('stock build'),
    },
    {name: 'peak memory, MB', portal: memory('own build'), other: memory('stock build')},
    {
      name: 'dev server ready, s',
      portal: seconds('own start'),
      other: seconds('stock start'),
      bar: RATIO_BAR,
    },
  ];
  let isGood = true;
  for (const {name, portal, other, bar} of rows) {
    const isMissed = bar !== undefined && portal / other > bar;
    isGood &&= !isMissed;
    console.log(
      `${name.padEnd(28)} ${portal.toFixed(1).padStart(9)} ${other.toFixed(1).padStart(9)} ${(portal / other).toFixed(2).padStart(7)}${isMissed ? `   bar missed: ${bar}` : ''}`,
    );
  }
  for (const folder of [own, stock]) {
    rmSync(folder, {recursive: true});
  }
  return isGood;
}

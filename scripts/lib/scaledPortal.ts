import {existsSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {MANIFEST} from '../../src/finish/manifest';
import {ALL_SOURCES, copyProject} from './copyProject';
import {varied, writeScaledLessons} from './scaledLessons';
import {timedBuild, timedFinish} from './siteRuns';

/** Folder in which a generated portal of this size is kept between benchmarks. */
export function scaledSite(size: number): string {
  return join(tmpdir(), `portal-bench-${size}`);
}

/** Writes the sources of a portal of about this size without building it; returns the number of its pages. */
export function writeScaledSite(root: string, size: number): number {
  const site = scaledSite(size);
  copyProject(root, site, ALL_SOURCES);
  return writeScaledLessons(root, site, size, varied);
}

/** Returns the build folder of a generated portal; reuses a build that an earlier benchmark kept. */
export async function scaledBuild(root: string, size: number): Promise<string> {
  const site = scaledSite(size);
  const build = join(site, 'build');
  const manifest = join(build, MANIFEST);
  if (existsSync(manifest)) {
    console.log(
      `${site} was built ${statSync(manifest).mtime.toISOString()}; delete it to build a new one`,
    );
    return build;
  }
  console.log(`building a portal of ${size} pages in ${site}`);
  writeScaledSite(root, size);
  const {seconds, peakMegabytes} = await timedBuild(site, 'cold');
  console.log(`  ${seconds.toFixed(0)} s, ${peakMegabytes} MB`);
  await timedFinish(site);
  return build;
}

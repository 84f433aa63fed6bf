import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {launchChromium} from './chromium';
import {scaledSite, writeScaledSite} from './scaledPortal';
import {timedBuild, timedFinish, timedStart} from './siteRuns';
import {createStaticServer, listen} from './staticServer';
import {weighPage, type PageWeight} from './weights';

/** The number of pages that the portal is designed for. */
export const SIZES = [850] as const;
const MEMORY_BAR_MEGABYTES = 3_000;
/** A lesson of medium length and a long one. */
const LESSONS = ['/modules/html/html-lists/', '/modules/css/css-box-model/'];
const BAR_KILOBYTES = {total: 150, script: 130};
const GROWTH_BAR = 1.15;
const PORT = 3721;

/** Builds portals of these sizes, cold and warm, starts their development servers, and weighs some lessons. */
export async function benchScale(
  root: string,
  sizes: readonly number[],
  keepsSites: boolean,
): Promise<boolean> {
  let isGood = true;
  const expect = (name: string, value: number, bar: number): string => {
    isGood &&= value <= bar;
    return value <= bar ? '' : `   bar missed: ${name} ${value.toFixed(1)} > ${bar.toFixed(1)}`;
  };
  for (const size of sizes) {
    const site = scaledSite(size);
    const pages = writeScaledSite(root, size);
    const isLarger = size > SIZES[0];
    console.log(`\n${pages} pages                 s   peak MB`);
    for (const [name, run] of [
      ['cold build', await timedBuild(site, 'cold')],
      ['finish step', await timedFinish(site)],
    ] as const) {
      const {seconds, peakMegabytes} = run;
      console.log(
        `${name.padEnd(18)} ${seconds.toFixed(1).padStart(8)} ${String(peakMegabytes).padStart(9)}${isLarger ? '' : expect('memory', peakMegabytes, MEMORY_BAR_MEGABYTES)}`,
      );
    }
    const growth = isLarger ? GROWTH_BAR : 1;
    for (const [path, weight] of await weigh(join(site, 'build'), LESSONS)) {
      const {total, script, html, css} = weight;
      console.log(
        `${path.padEnd(30)} kB: total ${kilobytes(total)}  html ${kilobytes(html)}  css ${kilobytes(css)}  script ${kilobytes(script)}` +
          expect('total', total / 1000, BAR_KILOBYTES.total * growth) +
          expect('script', script / 1000, BAR_KILOBYTES.script * growth),
      );
    }
    const warm = await timedBuild(site, 'warm');
    if (keepsSites) {
      // Before the development server writes its own generated files.
      await timedFinish(site);
    }
    for (const [name, run] of [
      ['warm build', warm],
      ['dev server ready', await timedStart(site, PORT, 'warm')],
    ] as const) {
      console.log(
        `${name.padEnd(18)} ${run.seconds.toFixed(1).padStart(8)} ${String(run.peakMegabytes).padStart(9)}`,
      );
    }
    if (keepsSites) {
      console.log(`kept in ${site}, where npm run bench:search finds it`);
    } else {
      rmSync(site, {recursive: true});
    }
  }
  return isGood;
}

async function weigh(
  build: string,
  paths: readonly string[],
): Promise<readonly (readonly [string, PageWeight])[]> {
  const server = createStaticServer(build);
  const address = await listen(server);
  const browser = await launchChromium();
  const weights: (readonly [string, PageWeight])[] = [];
  for (const path of paths) {
    weights.push([path, await weighPage(browser, `${address}${path}`)]);
  }
  await browser.close();
  server.close();
  return weights;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

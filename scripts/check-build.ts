/**
 * Checks every page of the build as a browser gets it and prints all mistakes.
 *
 * usage: tsx scripts/check-build.ts [build folder] [--json]
 */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {addressOf, readBuild} from '../src/checker/built/readBuild';
import {checkBuild} from '../src/checker/built/check';
import {readPortal} from '../src/sources/registry';
import {formatReport} from '../src/checker/run/report';

function main(): number {
  const words = process.argv.slice(2);
  const folder = resolve(words.find((word) => !word.startsWith('--')) ?? 'build');
  if (!existsSync(folder)) {
    console.error(`check:build: there is no folder ${folder}; run npm run build:site first`);
    return 2;
  }
  const start = performance.now();
  const {byAddress} = readPortal(resolve(__dirname, '..'));
  const build = readBuild(folder, (path) => byAddress.get(addressOf(path))?.path);
  if (build.pages.size === 0) {
    console.error(`check:build: ${folder} contains no pages`);
    return 2;
  }
  const problems = checkBuild(build);
  const summary = {problems, pages: build.pages.size, milliseconds: performance.now() - start};
  console.log(words.includes('--json') ? JSON.stringify(problems, null, 2) : formatReport(summary));
  return problems.some(({severity}) => severity === 'error') ? 1 : 0;
}

process.exitCode = main();

/**
 * Checks whether the addresses on other sites that lessons link to still exist. It only reports and never fails:
 * a page that someone else has removed is no reason not to publish.
 *
 * usage: tsx scripts/check-links.ts [--fresh] [file or folder …]
 */
import {join, resolve} from 'node:path';
import {checkContent} from '../src/checker/run/check';
import {checkLinks, formatVerdicts} from '../src/checker/external/checkLinks';
import {collectExternalLinks} from '../src/checker/external/collect';
import {hasNetwork} from '../src/checker/external/network';
import {probe} from '../src/checker/external/probe';
import {readVerdicts, writeVerdicts} from '../src/checker/external/storedVerdicts';

const root = resolve(__dirname, '..');
const CACHE = join(root, '.cache/external-links.json');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const OPTIONS = {patience: 15_000, attempts: 2, now: Date.now} as const;
const WORKERS = 8;

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const paths = words.filter((word) => !word.startsWith('--'));
  const {facts} = await checkContent(root, {cache: true});
  const wanted = [...facts.values()].filter(
    ({path}) => paths.length === 0 || paths.some((part) => path.startsWith(part)),
  );
  const links = collectExternalLinks(wanted);
  const known = words.includes('--fresh') ? {} : readVerdicts(CACHE);
  if (!(await hasNetwork(links.map(({url}) => url)))) {
    console.error(
      'check:links: there is no network connection, so no links were checked; connect and try again.',
    );
    process.exitCode = 2;
    return;
  }
  const verdicts = await checkLinks(links, {
    known,
    believe: WEEK_MS,
    now: Date.now,
    workers: WORKERS,
    ask: (url) => probe(url, OPTIONS),
  });
  writeVerdicts(CACHE, {...known, ...verdicts});
  console.log(formatVerdicts(links, verdicts));
}

void main();

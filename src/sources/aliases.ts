import {aliasesOf} from '../lib/address';
import type {Page} from './model';
import type {Problem} from '../text/types';
import type {Alias, Aliases} from './model';
import {errorAt, START} from '../text/problems';

const OLD_ADDRESSES_FILE = 'src/data/oldAddresses.json';

/** Builds the alias registry from the pages and the list of old addresses. */
export function collectAliases(
  pages: readonly Page[],
  byAddress: ReadonlyMap<string, Page>,
  oldAddresses: Readonly<Record<string, string>>,
): Aliases {
  const published = new Map([...byAddress].filter(([, page]) => !page.draft));
  const problems: Problem[] = [];
  const listed = new Map<string, Alias>();
  for (const page of pages) {
    (page.frontMatter.aliases ?? []).forEach((from, index) => {
      const at = page.placeOf(['aliases', index]);
      const clash = clashOf(from, page, byAddress, listed);
      if (clash === undefined) {
        listed.set(from, {from, to: page.address, source: `${page.path}:${at.line}`});
      } else {
        problems.push(errorAt({path: page.path, ...at}, 'alias', clash.message, clash.remedy));
      }
    });
  }
  const dropped: string[] = [];
  const parents: Alias[] = [];
  for (const [from, wanted] of Object.entries(oldAddresses)) {
    if (published.has(from) || listed.has(from)) {
      dropped.push(from);
      continue;
    }
    const target = followOld(wanted, oldAddresses);
    if (target === undefined) {
      const message = `the old URL ${from} leads back to itself through ${wanted}`;
      problems.push(
        errorAt({path: OLD_ADDRESSES_FILE, ...START}, 'alias', message, 'make it lead to a page'),
      );
      continue;
    }
    const to = nearestExisting(target, published);
    const alias = {from, to, source: OLD_ADDRESSES_FILE};
    listed.set(from, alias);
    if (to !== target) {
      parents.push(alias);
    }
  }
  return {
    listed: [...listed.values()],
    byRule: aliasesByRule(pages, published, listed),
    dropped,
    parents,
    problems,
  };
}

function clashOf(
  from: string,
  page: Page,
  byAddress: ReadonlyMap<string, Page>,
  listed: ReadonlyMap<string, Alias>,
): Pick<Problem, 'message' | 'remedy'> | undefined {
  const owner = byAddress.get(from);
  if (owner !== undefined) {
    return {
      message:
        owner === page
          ? `the alias ${from} is the page’s own URL`
          : `the alias ${from} is the URL of ${owner.path}`,
      remedy: 'remove the alias',
    };
  }
  const other = listed.get(from);
  return other === undefined
    ? undefined
    : {message: `the alias ${from} is also used in ${other.source}`, remedy: 'keep one of the two'};
}

/** Follows old URLs that lead to other old URLs; undefined when they form a cycle. */
function followOld(
  start: string,
  oldAddresses: Readonly<Record<string, string>>,
): string | undefined {
  const seen = new Set<string>();
  let target = start;
  for (;;) {
    const next = oldAddresses[target];
    if (next === undefined) {
      return target;
    }
    if (seen.has(target)) {
      return undefined;
    }
    seen.add(target);
    target = next;
  }
}

/** The URL itself if it has a page, otherwise that of the nearest folder above it that has one, otherwise home. */
function nearestExisting(address: string, published: ReadonlyMap<string, Page>): string {
  const [path = address] = address.split('#');
  if (published.has(path)) {
    return address;
  }
  const parent = path.replace(/[^/]+\/?$/, '');
  return parent === '' || parent === '/' ? '/' : nearestExisting(parent, published);
}

function aliasesByRule(
  pages: readonly Page[],
  published: ReadonlyMap<string, Page>,
  listed: ReadonlyMap<string, Alias>,
): readonly Alias[] {
  const taken = new Set([...published.keys(), ...listed.keys()]);
  return pages
    .filter((page) => !page.draft)
    .flatMap(({address}) => aliasesOf(address).map((from) => ({from, to: address})))
    .filter(({from}) => !taken.has(from) && !taken.has(`${from}/`));
}

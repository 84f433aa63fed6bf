import {resolveFileLink} from '../../../sources/links';
import type {Page, Portal} from '../../../sources/model';
import type {SiteRule} from '../../rule';

function requiredBy(page: Page, {byFile}: Portal): readonly Page[] {
  return (page.frontMatter.requires ?? []).flatMap(
    (link) => byFile.get(resolveFileLink(link, page.path).file) ?? [],
  );
}

/** The path from a page through what it requires back to itself. */
function cycleFrom(start: Page, portal: Portal): readonly Page[] | undefined {
  const seen = new Set<Page>();
  const walk = (page: Page, way: readonly Page[]): readonly Page[] | undefined => {
    for (const next of requiredBy(page, portal)) {
      if (next === start) {
        return [...way, next];
      }
      if (!seen.has(next)) {
        seen.add(next);
        const found = walk(next, [...way, next]);
        if (found !== undefined) {
          return found;
        }
      }
    }
    return undefined;
  };
  return walk(start, [start]);
}

export const rule: SiteRule = {
  scope: 'site',
  wants: 'No page requires itself, directly or through others.',
  why: 'Students who are told to read each page before the other have nowhere to start.',
  wrong: '---\ntitle: Lists\nrequires:\n  - ./lists.md\n---',
  right: '---\ntitle: Lists\nrequires:\n  - ./basics.md\n---',
  *check({portal}) {
    for (const page of portal.pages) {
      const cycle = cycleFrom(page, portal);
      if (cycle !== undefined) {
        yield {
          path: page.path,
          at: page.placeOf(['requires'], 'key'),
          message: `requires leads back to this page: ${cycle.map(({path}) => path).join(' → ')}`,
          remedy: 'remove one of these from requires',
        };
      }
    }
  },
};

import {RECENT_PAGES} from '../../data/search';
import type {IndexedPage, Suggestion} from './suggest';

const SEPARATOR = '\n';

/** Paths as they are kept on the device, last visited first. */
export function parseRecent(stored: string | null): readonly string[] {
  return (stored ?? '').split(SEPARATOR).filter((path) => path.startsWith('/'));
}

/** One more than is shown is kept, since the page itself is not offered. */
export function addRecent(stored: string | null, path: string): string {
  return [path, ...parseRecent(stored).filter((other) => other !== path)]
    .slice(0, RECENT_PAGES + 1)
    .join(SEPARATOR);
}

/** The pages visited last, without the one that is shown and those that are gone. */
export function recentSuggestions(
  stored: string | null,
  pages: readonly IndexedPage[],
  currentPath: string,
): readonly Suggestion[] {
  const titles = new Map(pages.map(({path, title}) => [path, title]));
  return parseRecent(stored)
    .filter((path) => path !== currentPath && titles.has(path))
    .slice(0, RECENT_PAGES)
    .map((path) => ({title: titles.get(path)!, link: path}));
}

import {RECENT_PAGES} from '../../data/search';
import type {IndexedPage, Suggestion} from './suggest';

const SEPARATOR = '\n';

/** The stored paths, most recent first. */
export function parseRecent(stored: string | null): readonly string[] {
  return (stored ?? '').split(SEPARATOR).filter((path) => path.startsWith('/'));
}

/** Stores one more page than is shown, because the current page is not listed. */
export function addRecent(stored: string | null, path: string): string {
  return [path, ...parseRecent(stored).filter((other) => other !== path)]
    .slice(0, RECENT_PAGES + 1)
    .join(SEPARATOR);
}

/** The most recently visited pages, without the current page and pages that no longer exist. */
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

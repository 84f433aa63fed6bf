import {RECENT_PAGES} from '../../data/search';
import {parseRecent} from './recentPages';
import type {IndexedPage, Suggestion} from './suggest';

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

import {SEARCH_LIMIT} from '../../data/limits';
import {MODULES} from '../address';
import {sortIntroductions} from './introduction';
import {createMatcher, searchedText, suggest, type IndexedPage, type Suggestion} from './suggest';

/** First segment of a page’s path: `modules`, a course code in lower case, or empty. */
export function areaOf(path: string): string {
  return path.split('/')[1]?.split(/[?#]/)[0] ?? '';
}

/** The areas in search order: current course, modules, other courses, and pages outside any area. */
export function areasInScope(
  areas: Iterable<string>,
  currentCourse: string | null,
): readonly string[] {
  const rank = (area: string): number => {
    if (area === '') {
      return 3;
    }
    if (area === currentCourse) {
      return 0;
    }
    return area === MODULES ? 1 : 2;
  };
  return [...new Set(areas)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Groups pages by area. Areas are in search order, and pages keep their order. */
export function groupByScope(
  pages: readonly IndexedPage[],
  currentCourse: string | null,
): readonly (readonly IndexedPage[])[] {
  const groups = new Map<string, IndexedPage[]>();
  for (const page of pages) {
    const area = areaOf(page.path);
    const group = groups.get(area);
    if (group === undefined) {
      groups.set(area, [page]);
    } else {
      group.push(page);
    }
  }
  return areasInScope(groups.keys(), currentCourse).map((area) => groups.get(area) ?? []);
}

/**
 * Suggestions: the pages that introduce what the query names, then area by area. Within an area, pages whose
 * title matches come before pages with a matching heading, so that a list of headings never hides the page
 * whose title the reader typed.
 */
export function suggestInScope(
  query: string,
  groups: readonly (readonly IndexedPage[])[],
  limit: number = SEARCH_LIMIT,
): readonly Suggestion[] {
  const matches = createMatcher(query);
  const introductions = sortIntroductions(
    query,
    groups.flat().filter((page) => matches(searchedText(page))),
  );
  const found = suggest(query, introductions, limit);
  for (const group of groups) {
    if (found.length < limit) {
      const others = group.filter((page) => !introductions.includes(page));
      found.push(...suggest(query, titlesFirst(query, others), limit - found.length));
    }
  }
  return found;
}

/**
 * Pages whose title is exactly the query, then those whose title starts with it, then other matching titles,
 * then the rest.
 */
function titlesFirst(query: string, pages: readonly IndexedPage[]): readonly IndexedPage[] {
  const matches = createMatcher(query);
  const wanted = query.trim().toLowerCase();
  const exact: IndexedPage[] = [];
  const beginning: IndexedPage[] = [];
  const other: IndexedPage[] = [];
  const rest: IndexedPage[] = [];
  for (const page of pages) {
    if (!matches(searchedText(page))) {
      rest.push(page);
      continue;
    }
    const title = page.title.toLowerCase();
    if (title === wanted) {
      exact.push(page);
    } else {
      (title.startsWith(wanted) ? beginning : other).push(page);
    }
  }
  return [...exact, ...beginning, ...other, ...rest];
}

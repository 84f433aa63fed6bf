import type {IndexedHeader, IndexedPage} from './suggest';

/** The headers of a page as the full-text index counts them: parents before children, from 1. */
export function headersInOrder(headers: readonly IndexedHeader[]): readonly IndexedHeader[] {
  return headers.flatMap((header) => [header, ...headersInOrder(header.children)]);
}

/** Number of each page's first section; every page has one more section than headers. */
export function firstSectionsOf(pages: readonly IndexedPage[]): readonly number[] {
  let next = 0;
  return pages.map(({headers}) => {
    const first = next;
    next += headersInOrder(headers).length + 1;
    return first;
  });
}

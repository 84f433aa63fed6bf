import type {IndexedHeader, IndexedPage} from './suggest';

/**
 * A page's headings in the order in which the full-text index numbers them: parents before children, starting
 * at 1.
 */
export function headersInOrder(headers: readonly IndexedHeader[]): readonly IndexedHeader[] {
  return headers.flatMap((header) => [header, ...headersInOrder(header.children)]);
}

/** Index of each page's first section; every page has one more section than headings. */
export function firstSectionsOf(pages: readonly IndexedPage[]): readonly number[] {
  let next = 0;
  return pages.map(({headers}) => {
    const first = next;
    next += headersInOrder(headers).length + 1;
    return first;
  });
}

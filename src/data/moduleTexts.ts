/** Texts of the filter of the Modules index. */
export const FILTER = {
  label: 'Filter the modules',
  placeholder: 'A topic or a word, such as grid',
  none: 'No page has that in its name or description.',
  search: 'Search the text of all pages',
} as const;

/** `12 pages in 3 topics` */
export function countOf(pages: number, topics: number): string {
  return `${count(pages, 'page')} in ${count(topics, 'topic')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

import type {Suggestion} from '@site/src/lib/search/suggest';

/** A row of the list: a page, a heading, or the link to the full-text search. */
export type SearchOption = Suggestion | {readonly link: string; readonly allText: string};

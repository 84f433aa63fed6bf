import type {IndexedPage, Suggestion} from '@site/src/lib/search/suggest';

/** A row of the list: a page, a heading, or the link to the full-text search. */
export type SearchOption = Suggestion | {readonly link: string; readonly allText: string};

export interface OptionGroup {
  readonly heading?: string;
  readonly options: readonly SearchOption[];
}

/** What the list shows. */
export interface Offer {
  readonly groups: readonly OptionGroup[];
  /** The query whose words are marked: the one typed, or its correction. */
  readonly marked: string;
  /** Text for the live region. */
  readonly announcement: string;
}

/** What the reader searches for, and where. */
export interface Asked {
  readonly query: string;
  readonly groups: readonly (readonly IndexedPage[])[];
  readonly recent: string | null;
  /** First segment of the paths of the reader's course. */
  readonly course: string | null;
  readonly path: string;
}

import type {Suggestion} from '@site/src/lib/search/suggest';

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

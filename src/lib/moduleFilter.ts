/** A page in the Modules index. */
export interface FilterItem {
  /** Its own words, without those of the pages in it. */
  readonly text: string;
  readonly inside: readonly FilterItem[];
}

/** What stays of an item. */
export interface Filtered {
  readonly isShown: boolean;
  /** It matches itself, not only a page in it. */
  readonly isMatch: boolean;
  readonly inside: readonly Filtered[];
  /** Number of pages that match, itself included. */
  readonly count: number;
}

/** The words that somebody has typed, as they are compared. */
export function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/**
 * Narrows a page and those in it. A page stays if every word stands in its text or in those above it, and a section
 * stays with any of its pages.
 *
 * @param above the texts of the topic and the sections that it is in
 */
export function narrow(item: FilterItem, words: readonly string[], above: string): Filtered {
  const own = `${above} ${item.text}`;
  const folded = fold(own);
  const isMatch = words.every((word) => folded.includes(word));
  const inside = item.inside.map((child) => narrow(child, words, own));
  const count = inside.reduce((sum, child) => sum + child.count, isMatch ? 1 : 0);
  return {isShown: count > 0, isMatch, inside, count};
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A page in the Modules index. */
export interface FilterItem {
  /** The item's own text, without that of the pages in it. */
  readonly text: string;
  readonly inside: readonly FilterItem[];
}

/** An item after filtering. */
export interface Filtered {
  readonly isShown: boolean;
  /** Whether the item itself matches, not only a page in it. */
  readonly isMatch: boolean;
  readonly inside: readonly Filtered[];
  /** Number of matching pages, including the item itself. */
  readonly count: number;
}

/** The words of a query, normalized for comparison. */
export function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/**
 * Filters a page and those in it. A page stays if every word is in its text or in those above it, and a section
 * stays if any of its pages does.
 *
 * @param above the texts of the topic and the sections that contain the item
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

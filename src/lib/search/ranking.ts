export interface PageHit {
  /** Index of the page in the suggestion index. */
  readonly page: number;
  /**
   * Indexes of the page's sections that contain a query word, best first; 0 is the text before the first
   * heading.
   */
  readonly sections: readonly number[];
}

/** A query word and where it occurs. */
export interface FoundWord {
  readonly term: string;
  readonly required: boolean;
  readonly terms: readonly string[];
  readonly sections: ReadonlyMap<number, number>;
}

export interface RankedPage extends PageHit {
  readonly score: number;
  /** Number of required words on the page. */
  readonly wordCount: number;
}

/** Scores each page by its best section for each word, plus the section that contains the most words. */
export function rankPages(
  words: readonly FoundWord[],
  isQuestionOnly: boolean,
  firstSections: readonly number[],
): readonly RankedPage[] {
  const pages = new Map<number, {best: number[]; sections: Map<number, number>}>();
  words.forEach(({sections}, number) => {
    for (const [section, weight] of sections) {
      const page = pageOfSection(section, firstSections);
      const entry = pages.get(page) ?? {best: [], sections: new Map<number, number>()};
      pages.set(page, entry);
      entry.best[number] = Math.max(entry.best[number] ?? 0, weight);
      const place = section - firstSections[page]!;
      entry.sections.set(place, (entry.sections.get(place) ?? 0) + weight);
    }
  });
  return [...pages]
    .map(([page, {best, sections}]) => ({
      page,
      score: best.reduce((sum, weight) => sum + weight, 0) + Math.max(...sections.values()),
      wordCount: words.filter(
        ({required}, number) => (required || isQuestionOnly) && best[number] !== undefined,
      ).length,
      sections: [...sections]
        .sort(([placeA, a], [placeB, b]) => b - a || placeA - placeB)
        .map(([place]) => place),
    }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** The last page whose first section is at or before the given section. */
function pageOfSection(section: number, firstSections: readonly number[]): number {
  let low = 0;
  let high = firstSections.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (firstSections[middle]! <= section) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

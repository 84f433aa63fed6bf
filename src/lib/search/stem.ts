import lunr from 'lunr';

/** Only plain words have endings; names in code are left unchanged. */
const PLAIN_WORD = /^[a-z]{3,}$/;

/** The word without its ending, so that `classes` and `class` are the same. */
export function stem(term: string): string {
  return PLAIN_WORD.test(term) ? lunr.stemmer(new lunr.Token(term, {})).toString() : term;
}

/** The letters that all words with the same stem start with (`studies` and `study`: `stud`). */
export function stemPrefix(term: string): string {
  const root = stem(term);
  return PLAIN_WORD.test(term) ? root.slice(0, Math.max(2, root.length - 1)) : term;
}

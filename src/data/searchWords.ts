/** Words that the full-text search treats specially. */

/** Words that are common in questions. A page need not contain them if the query has other words. */
export const QUESTION_WORDS: readonly string[] = [
  ...['a', 'an', 'and', 'are', 'can', 'do', 'does', 'how', 'i', 'is', 'make', 'my', 'the', 'to'],
  ...['what', 'why', 'you'],
];

/** Lessons use Canadian spelling, code uses American. */
export const SPELLINGS: readonly (readonly [string, string])[] = [
  ['analyse', 'analyze'],
  ['behaviour', 'behavior'],
  ['cancelled', 'canceled'],
  ['centre', 'center'],
  ['centred', 'centered'],
  ['centring', 'centering'],
  ['colour', 'color'],
  ['colours', 'colors'],
  ['favourite', 'favorite'],
  ['grey', 'gray'],
  ['labelled', 'labeled'],
  ['licence', 'license'],
  ['neighbour', 'neighbor'],
  ['normalise', 'normalize'],
  ['organise', 'organize'],
  ['programme', 'program'],
  ['serialise', 'serialize'],
];

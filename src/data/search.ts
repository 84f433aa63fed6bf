/** Facts about the search that the specification leaves open. */

/** Where the post-build step puts the indexes; files there may be cached for ever. */
export const SEARCH_FOLDER = '/assets/search/';
/** Name of the meta element whose content is the version of the indexes. */
export const SEARCH_META = 'portal-search';
/** Stands in the HTML for the version until the indexes are written. */
export const SEARCH_VERSION_PLACEHOLDER = '__PORTAL_SEARCH_VERSION__';
/** The version that the development server serves. */
export const DEVELOPMENT_VERSION = 'development';

export const SEARCH_PAGE = '/search/';

/** A request that takes longer than this has failed. */
export const SEARCH_TIMEOUT_MS = 10_000;

export const RECENT_PAGES = 5;

/** Full-text results of one area shown before the reader asks for more, and each further step. */
export const RESULTS_PER_AREA = 5;
export const RESULTS_PER_STEP = 20;
export const SECTIONS_PER_RESULT = 3;
export const PASSAGE_LENGTH = 220;

/** Words of questions; a page need not have them when the query has other words. */
export const QUESTION_WORDS: readonly string[] = [
  ...['a', 'an', 'and', 'are', 'can', 'do', 'does', 'how', 'i', 'is', 'make', 'my', 'the', 'to'],
  ...['what', 'why', 'you'],
];

/** The lessons are written in Canadian spelling, code in American. */
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

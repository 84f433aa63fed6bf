/** Search settings that the specification leaves open. */

/** Where the post-build step puts the indexes. Files in this folder can be cached forever. */
export const SEARCH_FOLDER = '/assets/search/';
/** Name of the meta element whose content is the version of the indexes. */
export const SEARCH_META = 'portal-search';
/** Placeholder for the version in the HTML until the indexes have been written. */
export const SEARCH_VERSION_PLACEHOLDER = '__PORTAL_SEARCH_VERSION__';
/** The index version on the development server. */
export const DEVELOPMENT_VERSION = 'development';

export const SEARCH_PAGE = '/search/';

/** A request that takes longer than this counts as failed. */
export const SEARCH_TIMEOUT_MS = 10_000;

export const RECENT_PAGES = 5;
/** Number of pages of this week that are listed below the recent pages. */
export const WEEK_PAGES = 5;

/** Number of full-text results shown for each area at first, and added each time the reader asks for more. */
export const RESULTS_PER_AREA = 5;
export const RESULTS_PER_STEP = 20;
export const SECTIONS_PER_RESULT = 3;
export const PASSAGE_LENGTH = 220;

/** Words that say nothing about the subject. They are dropped when nothing matches all words of a query. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are can do does for how i in is it my not of on or the to what when with you'.split(
    ' ',
  ),
);

/** Parts of words that are spelled differently in the two varieties of English. */
export const SPELLINGS = [
  ['centre', 'center'],
  ['centred', 'centered'],
  ['centring', 'centering'],
  ['colour', 'color'],
  ['behaviour', 'behavior'],
  ['grey', 'gray'],
] as const;

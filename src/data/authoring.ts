/** Data that the authoring plugin passes to the page, in development only. */

/** A mistake by an author, with what to do about it. */
export interface AuthorProblem {
  /** Path relative to the project's root, with forward slashes. */
  readonly path: string;
  /** Lines and columns count from 1. */
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong, in words that an author understands. */
  readonly message: string;
  /** What to write instead. */
  readonly remedy: string;
}

export interface PageProgress {
  readonly path: string;
  readonly address: string;
  readonly title: string;
  readonly draft: boolean;
  /** Number of words of prose. */
  readonly words: number;
  /**
   * Number of words of explanatory prose; only for lessons, because other kinds of pages have limits of their
   * own.
   */
  readonly coreWords?: number;
  readonly run: number;
  /** Examples marked `norun` or `fragment`. */
  readonly notRun: number;
  readonly tasks: number;
  /** Alternative solutions and typical mistakes with which the tests try the checks of the tasks. */
  readonly accepts: number;
  readonly rejects: number;
  readonly quizzes: number;
  /** For each question, the index of its right answer on the page, from 0. */
  readonly rightPlaces: readonly number[];
  /** Time of the last change in seconds since 1970; undefined for a file that is not in Git. */
  readonly updated?: number;
}

export interface TopicProgress {
  /** Such as `modules/css` or `mtm6130/labs`. */
  readonly topic: string;
  readonly pages: readonly PageProgress[];
  /** Pages that the program needs and that do not exist yet. */
  readonly wanted: readonly {readonly address: string; readonly title: string}[];
}

export interface AuthoringReport {
  /** When the report was made, in seconds since 1970; 0 while the sources are still being read. */
  readonly at: number;
  readonly problems: readonly AuthorProblem[];
  readonly topics: readonly TopicProgress[];
}

/** Data for the bar at the bottom of every page. */
export interface AuthoringData {
  /** The first few; the plugin's own page lists all of them. */
  readonly problems: readonly AuthorProblem[];
  readonly errors: number;
  readonly warnings: number;
}

/** Path of the report while `npm start` runs. */
export const AUTHORING_PATH = '/authoring/';
/** Months after which a set-up page has to be compared with the tool's manual again. */
export const CHECK_LASTS_MONTHS = 12;
/** Days without a change after which a page should be reviewed. */
export const OUTDATED_AFTER_DAYS = 365;

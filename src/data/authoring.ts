/** What the authoring plugin tells the page; development only. */

export interface AuthorProblem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly remedy: string;
}

export interface PageProgress {
  readonly path: string;
  readonly address: string;
  readonly title: string;
  readonly draft: boolean;
  /** Words of prose. */
  readonly words: number;
  /** Words of the prose that explains; only of lessons, since the other kinds of pages have limits of their own. */
  readonly coreWords?: number;
  readonly run: number;
  /** Examples marked `norun` or `fragment`. */
  readonly notRun: number;
  readonly tasks: number;
  /** Other solutions and typical mistakes on which the tests try the checks of the tasks. */
  readonly accepts: number;
  readonly rejects: number;
  readonly quizzes: number;
  /** Of each question, the place of its right answer in the page, from 0. */
  readonly rightPlaces: readonly number[];
  /** Time of the last change, in seconds since 1970; none for a file that Git does not know. */
  readonly updated?: number;
}

export interface TopicProgress {
  /** Such as `modules/css` or `mtm6130/labs`. */
  readonly topic: string;
  readonly pages: readonly PageProgress[];
  /** Pages that the programme wants and nobody has written yet. */
  readonly wanted: readonly {readonly address: string; readonly title: string}[];
}

export interface AuthoringReport {
  /** When it was made, in seconds since 1970; 0 while the sources are still being read. */
  readonly at: number;
  readonly problems: readonly AuthorProblem[];
  readonly topics: readonly TopicProgress[];
}

/** What the bar at the foot of every page shows. */
export interface AuthoringData {
  /** The first ones; the page of the plugin lists all. */
  readonly problems: readonly AuthorProblem[];
  readonly errors: number;
  readonly warnings: number;
}

/** Where the report stands while `npm start` runs. */
export const AUTHORING_PATH = '/authoring/';
/** Days without a change after which a page is to be read again. */
export const OUTDATED_AFTER_DAYS = 365;

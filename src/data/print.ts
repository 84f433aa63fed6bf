import type {RunnableLanguage} from './languages';
import type {PageLink} from './page';

export interface PrintChoices {
  /** Solutions and answers are printed at the end. */
  readonly answers: boolean;
  /** “Going further” is printed expanded. */
  readonly further: boolean;
}

export const PRINT_CHOICES: PrintChoices = {answers: true, further: true};

/** The weeks of a course with their lessons, as the print view reads them. */
export interface PrintCourse {
  readonly code: string;
  readonly title: string;
  readonly weeks: readonly PrintWeek[];
}

export interface PrintWeek {
  /** Id of the week on the course’s content page, such as `week-5`. */
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly pages: readonly PageLink[];
}

/** A preview that needs a script. The print view runs it to get a picture of its result. */
export interface PaperRun {
  readonly language: RunnableLanguage;
  readonly files: readonly {readonly name: string; readonly text: string}[];
  /** Code of the blocks that this one continues, oldest first. */
  readonly previous: readonly string[];
  /** Name of the prepared set that it uses. */
  readonly setup?: string;
}

/** Address of the file that lists the weeks of a course. */
export function printCourseFile(course: string): string {
  return `/print/${course}.json`;
}

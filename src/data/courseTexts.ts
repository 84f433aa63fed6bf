import type {WrittenPages} from './page';

/** Texts on the front pages of the portal and of the courses. */

export const YOUR_WEEK = {
  start: 'Start here',
  again: 'Your week',
  begin: 'Begin with',
  goOn: 'Go on with',
  finished: 'You have opened every page of this course.',
} as const;

export const MAKES = 'What you will make';
export const WEEKS = 'The weeks';
export const ASSESSED = 'Assessed work';
export const NOT_WRITTEN = 'Not written yet';

/** `3 of 12 pages opened` */
export function pagesOpened(read: number, all: number): string {
  return `${read} of ${all} ${all === 1 ? 'page' : 'pages'} opened`;
}

/** On the card of a course with pages that are not written. */
export function inPreparation({written, planned}: WrittenPages): string {
  return `In preparation: ${written} of ${planned} pages can be read`;
}

/** On the front page of such a course. */
export const PREPARATION = {
  title: 'This course is being written',
  text: 'Everything that is finished is open to you now. The weeks below show where pages are missing; their place is kept, so nothing will move when they arrive.',
} as const;

/** For a week with pages that are not written. */
export function writtenOfWeek(written: number, wanted: number): string {
  return written === 0 ? NOT_WRITTEN : `${written} of ${written + wanted} pages`;
}

/** A due date is free text by instructors; it may be a day. */
export function datesOf(opens: string, due: string): string {
  return `Opens: ${opens} · Due: ${due}`;
}

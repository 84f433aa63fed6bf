/** What paper says in the place of a result that could not be made. */
export const MISSING_PICTURE = 'This example has to run: its result is in the lesson.';

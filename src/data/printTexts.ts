/** Printed in place of a result that could not be produced. */
export const MISSING_PICTURE = 'This example has to run: its result is in the lesson.';

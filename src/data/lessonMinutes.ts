/** Constants for the reading time of a lesson in minutes, with the formula in docs/writing-lessons.md. */
export const LESSON_MINUTES = {
  /** Prose, at the pace of a student who may be reading in a second language. */
  wordsPerMinute: 180,
  /** Code, which is read carefully. */
  linesPerMinute: 30,
  /** Running one example and looking at its result. */
  example: 0.5,
  /** By level; a task without one counts as `own`. */
  task: {'warm-up': 3, own: 6, challenge: 12} as Readonly<Record<string, number>>,
  /** Answering one question and reading the explanation. */
  question: 0.75,
  /** Up to this number, minutes are exact; above it, they are rounded to steps. */
  exactUpTo: 10,
  step: 5,
} as const;

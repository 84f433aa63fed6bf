/** The formula of docs/writing-lessons.md for how long a lesson takes, in minutes. */
export const LESSON_MINUTES = {
  /** Prose, as a student reads it who often has another first language. */
  wordsPerMinute: 180,
  /** Code, read with care. */
  linesPerMinute: 30,
  /** To run one example and look at what it gives. */
  example: 0.5,
  /** By level; one without a level counts as `own`. */
  task: {'warm-up': 3, own: 6, challenge: 12} as Readonly<Record<string, number>>,
  /** To answer one question and read why. */
  question: 0.75,
  /** Up to here to the minute, from here on in steps. */
  exactUpTo: 10,
  step: 5,
} as const;

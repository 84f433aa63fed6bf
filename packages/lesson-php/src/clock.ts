/** The moment at which every lesson happens: 8 September 2026, 9:00 in Toronto. */
const LESSON_NOW = Date.UTC(2026, 8, 8, 13, 0, 0);

/** Runs work for which the clock stands at the lesson’s moment, so that results can be shown. */
export async function atLessonTime<T>(work: (now: () => number) => Promise<T>): Promise<T> {
  const real = Date.now;
  Date.now = () => LESSON_NOW;
  try {
    return await work(() => LESSON_NOW);
  } finally {
    Date.now = real;
  }
}

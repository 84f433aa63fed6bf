/** The moment at which every lesson happens: 8 September 2026, 9:00 in Toronto. */
const LESSON_NOW = Date.UTC(2026, 8, 8, 13, 0, 0);

/** Milliseconds that pass with each look at the clock: uniqid() waits until it has moved. */
const TICK = 0.002;

/** Runs work for which the clock all but stands at the lesson’s moment, so that results can be shown. */
export async function atLessonTime<T>(work: (now: () => number) => Promise<T>): Promise<T> {
  const real = Date.now;
  let looks = 0;
  Date.now = () => LESSON_NOW + TICK * looks++;
  try {
    return await work(() => LESSON_NOW);
  } finally {
    Date.now = real;
  }
}

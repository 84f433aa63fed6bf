import {LESSON_NOW} from '../../lib/code/lessonTime';

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

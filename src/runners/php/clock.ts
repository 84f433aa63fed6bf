import {LESSON_NOW} from '../../lib/code/lessonTime';

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

/** The first commit of every lesson is made at this moment, so that its id can be printed. */
const LESSON_START = Date.UTC(2026, 8, 8, 13, 0, 0);
/** Minutes that local time is behind UTC: Eastern daylight time. */
export const LESSON_OFFSET = 240;
const MINUTE = 60_000;

/** The time of a lesson: it stands still, but for one minute a commit. */
export class Clock {
  private time = LESSON_START;

  get now(): number {
    return this.time;
  }

  advance(): void {
    this.time += MINUTE;
  }

  /** Runs work for which `Date` is the lesson's own, in the lesson's own time zone. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const real = globalThis.Date;
    globalThis.Date = lessonDate(real, this);
    try {
      return await work();
    } finally {
      globalThis.Date = real;
    }
  }
}

function lessonDate(Real: DateConstructor, clock: Clock): DateConstructor {
  const local = (date: Date) => new Real(date.getTime() - LESSON_OFFSET * MINUTE);
  class LessonDate extends Real {
    constructor(...values: readonly unknown[]) {
      if (values.length === 0) {
        super(clock.now);
      } else if (values.length === 1) {
        super(values[0] as number);
      } else {
        const parts = values as unknown as Parameters<DateConstructor['UTC']>;
        super(Real.UTC(...parts) + LESSON_OFFSET * MINUTE);
      }
    }
    static override now = () => clock.now;
    override getTimezoneOffset = () => LESSON_OFFSET;
    override getFullYear = () => local(this).getUTCFullYear();
    override getMonth = () => local(this).getUTCMonth();
    override getDate = () => local(this).getUTCDate();
    override getDay = () => local(this).getUTCDay();
    override getHours = () => local(this).getUTCHours();
    override getMinutes = () => local(this).getUTCMinutes();
  }
  return LessonDate as unknown as DateConstructor;
}

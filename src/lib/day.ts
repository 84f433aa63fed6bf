/** A day of the calendar, such as `2026-11-23`. Days compare as text. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_LENGTH = 10;

export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Some engines read 30 February as a day in March.
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** The day, in UTC, of a time in milliseconds since 1970. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, ISO_LENGTH);
}

/**
 * The day that many months later (or earlier, if negative). A day that the month does not have runs over into
 * the next month.
 */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 - months, date));
}

/** “23 November 2026”: the same in every locale, so that the server and the browser agree. */
export function longDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

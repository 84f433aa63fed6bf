import {LESSON_OFFSET} from '../clock';
import {GitError} from './errors';

const MINUTE_S = 60;
const UNITS_S: Readonly<Record<string, number>> = {
  second: 1,
  minute: MINUTE_S,
  hour: 60 * MINUTE_S,
  day: 1440 * MINUTE_S,
  week: 7 * 1440 * MINUTE_S,
  month: 30 * 1440 * MINUTE_S,
  year: 365 * 1440 * MINUTE_S,
};

/**
 * Seconds since 1970 of a moment as `git log --since` reads it: `2026-09-01`, `2026-09-01 14:30`,
 * `3 days ago`, `3.days`, `yesterday` or `now`.
 * @param now milliseconds; a date without a time means the time of day that it is now, as in Git
 * @throws GitError for anything else
 */
export function readMoment(text: string, now: number): number {
  const nowSeconds = Math.floor(now / 1000);
  const date = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text.trim());
  if (date) {
    const [year = 0, month = 1, day = 1, ...time] = date
      .slice(1)
      .map((part) => Number(part ?? NaN));
    const local = new Date(now - LESSON_OFFSET * MINUTE_S * 1000);
    const [hours, minutes, seconds] = Number.isNaN(time[0])
      ? [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()]
      : [time[0], time[1], time[2] || 0];
    return (
      Date.UTC(year, month - 1, day, hours, minutes, seconds) / 1000 + LESSON_OFFSET * MINUTE_S
    );
  }
  if (text === 'now' || text === 'today') {
    return nowSeconds;
  }
  if (text === 'yesterday') {
    return nowSeconds - UNITS_S.day!;
  }
  const [, amount, unit = ''] =
    /^(\d+)[ .](second|minute|hour|day|week|month|year)s?(?:[ .]ago)?$/.exec(text.trim()) ?? [];
  if (amount === undefined) {
    throw new GitError(
      `fatal: this page reads dates such as 2026-09-01, "3 days ago" and yesterday, not '${text}'`,
      128,
    );
  }
  return nowSeconds - Number(amount) * UNITS_S[unit]!;
}

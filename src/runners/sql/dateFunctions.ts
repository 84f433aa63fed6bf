import {formatDate, parseFormat} from './dateFormat';
import type {SqlFunction, SqlFunctions} from './functions';
import {toNumber} from './numberFunctions';

/** The moment at which every lesson happens, so that its results can be shown. */
const LESSON_NOW = '2026-09-08 09:00:00';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PATTERN =
  /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?\s*$/;

/** A date as MySQL writes it, read as UTC so that no time zone changes it. */
function readDate(value: unknown): Date | undefined {
  const parts = PATTERN.exec(String(value))
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) {
    return undefined;
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function momentText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

function ofDate(call: (date: Date) => ReturnType<SqlFunction>): SqlFunction {
  return (value) => {
    const date = readDate(value);
    return date ? call(date) : null;
  };
}

const UNIT_LENGTHS: Readonly<Record<string, number>> = {
  SECOND,
  MINUTE,
  HOUR,
  DAY,
  WEEK: 7 * DAY,
};

const UNIT_MONTHS: Readonly<Record<string, number>> = {MONTH: 1, QUARTER: 3, YEAR: 12};

/** Months are counted by the calendar: the last day of a short month stands for those it lacks. */
function shift(value: unknown, amount: number, unit: string): string | null {
  const date = readDate(value);
  if (!date) {
    return null;
  }
  const hasTime = String(value).trim().length > 10 || ['SECOND', 'MINUTE', 'HOUR'].includes(unit);
  const length = UNIT_LENGTHS[unit];
  const moved =
    length === undefined
      ? shiftMonths(date, amount * (UNIT_MONTHS[unit] ?? 0))
      : new Date(date.getTime() + amount * length);
  return hasTime ? momentText(moved) : dayText(moved);
}

function shiftMonths(date: Date, months: number): Date {
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return first;
}

function difference(unit: string, from: Date, to: Date): number {
  const length = UNIT_LENGTHS[unit];
  if (length !== undefined) {
    return Math.trunc((to.getTime() - from.getTime()) / length);
  }
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const whole =
    months > 0 && shiftMonths(from, months) > to
      ? months - 1
      : months < 0 && shiftMonths(from, months) < to
        ? months + 1
        : months;
  return Math.trunc(whole / (UNIT_MONTHS[unit] ?? 1));
}

function part(unit: string, date: Date): number {
  const parts: Readonly<Record<string, number>> = {
    YEAR: date.getUTCFullYear(),
    QUARTER: Math.ceil((date.getUTCMonth() + 1) / 3),
    MONTH: date.getUTCMonth() + 1,
    WEEK: weekOfYear(date),
    DAY: date.getUTCDate(),
    HOUR: date.getUTCHours(),
    MINUTE: date.getUTCMinutes(),
    SECOND: date.getUTCSeconds(),
  };
  return parts[unit] ?? 0;
}

/** Mode 0: weeks begin on Sunday; the first is the one with the year’s first Sunday. */
function weekOfYear(date: Date): number {
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  const dayOfYear = Math.floor((date.getTime() - start) / DAY);
  return Math.floor((dayOfYear + 7 - date.getUTCDay()) / 7);
}

const unitFunctions = Object.fromEntries(
  ['YEAR', 'QUARTER', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'].map((unit) => [
    unit.toLowerCase(),
    ofDate((date) => part(unit, date)),
  ]),
);

const timeOf = (value: unknown) => /(\d{1,2}:\d{2}(?::\d{2})?)/.exec(String(value))?.[1] ?? null;

export const dateFunctions: SqlFunctions = {
  ...unitFunctions,
  now: () => LESSON_NOW,
  sysdate: () => LESSON_NOW,
  curdate: () => LESSON_NOW.slice(0, 10),
  curtime: () => LESSON_NOW.slice(11),
  utc_date: () => LESSON_NOW.slice(0, 10),
  date: ofDate(dayText),
  time: (value) => (value === null ? null : timeOf(value)),
  timestamp: ofDate(momentText),
  dayofmonth: ofDate((date) => date.getUTCDate()),
  dayofweek: ofDate((date) => date.getUTCDay() + 1),
  weekday: ofDate((date) => (date.getUTCDay() + 6) % 7),
  dayofyear: ofDate(
    (date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY) + 1,
  ),
  dayname: ofDate((date) => formatDate(date, '%W')),
  monthname: ofDate((date) => formatDate(date, '%M')),
  last_day: ofDate((date) =>
    dayText(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))),
  ),
  date_format: (value, format) => {
    const date = readDate(value);
    return date && format !== null ? formatDate(date, String(format)) : null;
  },
  time_format: (value, format) => {
    const date = readDate(`2026-01-01 ${timeOf(value)}`);
    return date && format !== null ? formatDate(date, String(format)) : null;
  },
  str_to_date: (text, format) =>
    text === null || format === null ? null : parseFormat(String(text), String(format)),
  date_add: (value, amount, unit) =>
    amount === null ? null : shift(value, toNumber(amount), String(unit)),
  date_sub: (value, amount, unit) =>
    amount === null ? null : shift(value, -toNumber(amount), String(unit)),
  datediff: (left, right) => {
    const [a, b] = [readDate(left), readDate(right)];
    return a && b ? Math.round((Date.parse(dayText(a)) - Date.parse(dayText(b))) / DAY) : null;
  },
  timestampdiff: (unit, from, to) => {
    const [a, b] = [readDate(from), readDate(to)];
    return a && b ? difference(String(unit), a, b) : null;
  },
  timestampadd: (unit, amount, value) =>
    amount === null ? null : shift(value, toNumber(amount), String(unit)),
  extract: (unit, value) => {
    const date = readDate(value);
    return date ? part(String(unit), date) : null;
  },
  unix_timestamp: (value) => {
    const date = readDate(value ?? LESSON_NOW);
    return date ? date.getTime() / SECOND : null;
  },
  from_unixtime: (value) =>
    value === null ? null : momentText(new Date(toNumber(value) * SECOND)),
  to_days: ofDate((date) => Math.floor(date.getTime() / DAY) + 719_528),
  is_date: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) && readDate(value) ? 1 : 0),
  is_datetime: (value) => (readDate(value) ? 1 : 0),
};

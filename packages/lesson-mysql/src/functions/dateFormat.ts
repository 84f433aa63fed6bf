import {UnsupportedError} from '../errors/errors';
import {type Moment, daysIn, toDays, two, weekday} from '../types/moment';

/** From Monday, as WEEKDAY() counts. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The week of a day, by the modes of WEEK(): 1 Monday first, 2 no week 0, 4 by the first weekday. */
export function weekOf(moment: Moment, mode: number): {year: number; week: number} {
  const monday = (mode & 1) === 1;
  const noZero = (mode & 2) === 2;
  const byFirstDay = monday ? (mode & 4) === 4 : (mode & 4) === 0;
  const starts = (year: number) => {
    const day = toDays({year, month: 1, day: 1});
    const fromStart = monday
      ? weekday({...moment, year, month: 1, day: 1})
      : (weekday({...moment, year, month: 1, day: 1}) + 1) % 7;
    const moved = byFirstDay ? (7 - fromStart) % 7 : fromStart > 3 ? 7 - fromStart : -fromStart;
    return day + moved;
  };
  const day = toDays(moment);
  const week = Math.floor((day - starts(moment.year)) / 7) + 1;
  if (week < 1 && noZero) {
    return {year: moment.year - 1, week: Math.floor((day - starts(moment.year - 1)) / 7) + 1};
  }
  if (noZero && day >= starts(moment.year + 1)) {
    return {year: moment.year + 1, week: 1};
  }
  return {year: moment.year, week};
}

function ordinal(day: number): string {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

function twelve(hour: number): number {
  return hour % 12 || 12;
}

const PARTS: Readonly<Record<string, (moment: Moment) => string>> = {
  a: (moment) => DAYS[weekday(moment)]!.slice(0, 3),
  b: ({month}) => MONTHS[month - 1]!.slice(0, 3),
  c: ({month}) => String(month),
  D: ({day}) => ordinal(day),
  d: ({day}) => two(day),
  e: ({day}) => String(day),
  f: ({micro}) => String(micro).padStart(6, '0'),
  H: ({hour}) => two(hour),
  h: ({hour}) => two(twelve(hour)),
  I: ({hour}) => two(twelve(hour)),
  i: ({minute}) => two(minute),
  j: (moment) =>
    String(toDays(moment) - toDays({...moment, month: 1, day: 1}) + 1).padStart(3, '0'),
  k: ({hour}) => String(hour),
  l: ({hour}) => String(twelve(hour)),
  M: ({month}) => MONTHS[month - 1]!,
  m: ({month}) => two(month),
  p: ({hour}) => (hour < 12 ? 'AM' : 'PM'),
  r: ({hour, minute, second}) =>
    `${two(twelve(hour))}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`,
  S: ({second}) => two(second),
  s: ({second}) => two(second),
  T: ({hour, minute, second}) => [hour, minute, second].map(two).join(':'),
  U: (moment) => two(weekOf(moment, 0).week),
  u: (moment) => two(weekOf(moment, 1).week),
  V: (moment) => two(weekOf(moment, 2).week),
  v: (moment) => two(weekOf(moment, 3).week),
  W: (moment) => DAYS[weekday(moment)]!,
  w: (moment) => String((weekday(moment) + 1) % 7),
  X: (moment) => String(weekOf(moment, 2).year).padStart(4, '0'),
  x: (moment) => String(weekOf(moment, 3).year).padStart(4, '0'),
  Y: ({year}) => String(year).padStart(4, '0'),
  y: ({year}) => two(year % 100),
};

export function formatMoment(moment: Moment, format: string): string {
  return format.replace(/%(.)/gsu, (_, letter: string) => PARTS[letter]?.(moment) ?? letter);
}

type Draft = {-readonly [K in keyof Moment]: number} & {afternoon?: boolean};

const NUMBERS: Readonly<
  Record<string, {size: number; set: (draft: Draft, value: number) => void}>
> = {
  Y: {size: 4, set: (draft, value) => (draft.year = value)},
  y: {size: 2, set: (draft, value) => (draft.year = value + (value < 70 ? 2000 : 1900))},
  m: {size: 2, set: (draft, value) => (draft.month = value)},
  c: {size: 2, set: (draft, value) => (draft.month = value)},
  d: {size: 2, set: (draft, value) => (draft.day = value)},
  e: {size: 2, set: (draft, value) => (draft.day = value)},
  H: {size: 2, set: (draft, value) => (draft.hour = value)},
  k: {size: 2, set: (draft, value) => (draft.hour = value)},
  h: {size: 2, set: (draft, value) => (draft.hour = value % 12)},
  I: {size: 2, set: (draft, value) => (draft.hour = value % 12)},
  l: {size: 2, set: (draft, value) => (draft.hour = value % 12)},
  i: {size: 2, set: (draft, value) => (draft.minute = value)},
  s: {size: 2, set: (draft, value) => (draft.second = value)},
  S: {size: 2, set: (draft, value) => (draft.second = value)},
};

/** Reads a text by the signs of DATE_FORMAT; undefined if it does not fit. */
export function parseByFormat(text: string, format: string): Moment | undefined {
  const draft: Draft = {year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0, micro: 0};
  const signs =
    format
      .replace(/%T/g, '%H:%i:%s')
      .replace(/%r/g, '%h:%i:%s %p')
      .match(/%.|[^]/gu) ?? [];
  let rest = text.trimStart();
  for (const sign of signs) {
    const next =
      sign.length > 1 && sign.startsWith('%')
        ? readPart(draft, sign[1]!, rest.trimStart())
        : readLiteral(sign, rest);
    if (next === undefined) {
      return undefined;
    }
    rest = next;
  }
  const {afternoon, ...moment} = draft;
  const result = {...moment, hour: moment.hour + (afternoon ? 12 : 0)};
  const isDate =
    result.day === 0 ||
    (result.month > 0 && result.month < 13 && result.day <= daysIn(result.year, result.month));
  return isDate && result.hour < 24 && result.minute < 60 && result.second < 60
    ? result
    : undefined;
}

function readLiteral(sign: string, rest: string): string | undefined {
  if (/\s/.test(sign)) {
    return rest.trimStart();
  }
  return rest.startsWith(sign) ? rest.slice(sign.length) : undefined;
}

function readPart(draft: Draft, letter: string, rest: string): string | undefined {
  const number = NUMBERS[letter];
  if (number) {
    const digits = new RegExp(`^\\d{1,${number.size}}`).exec(rest)?.[0];
    if (digits === undefined) {
      return undefined;
    }
    number.set(draft, Number(digits));
    return rest.slice(digits.length);
  }
  if (letter === 'b' || letter === 'M') {
    const names = MONTHS.map((name) => (letter === 'b' ? name.slice(0, 3) : name).toLowerCase());
    const month = names.findIndex((name) => rest.toLowerCase().startsWith(name));
    draft.month = month + 1;
    return month === -1 ? undefined : rest.slice(names[month]!.length);
  }
  if (letter === 'W' || letter === 'a') {
    const names = DAYS.map((name) => (letter === 'a' ? name.slice(0, 3) : name).toLowerCase());
    const name = names.find((day) => rest.toLowerCase().startsWith(day));
    return name === undefined ? undefined : rest.slice(name.length);
  }
  if (letter === 'p') {
    draft.afternoon = /^pm/i.test(rest);
    return /^[ap]m/i.test(rest) ? rest.slice(2) : undefined;
  }
  throw new UnsupportedError(`%${letter} in STR_TO_DATE`, 'use %Y, %m, %d, %H, %i, %s');
}

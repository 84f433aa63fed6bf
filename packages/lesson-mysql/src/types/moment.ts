/** A moment of the calendar without a time zone, or a time of its own. */
export interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly micro: number;
}

const DATE_FORM =
  /^\s*(\d{2}|\d{4})[-/.:](\d{1,2})[-/.:](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.(\d*))?)?)?\s*$/;
const DIGITS = /^\s*(\d{6}|\d{8}|\d{12}|\d{14})(?:\.(\d*))?\s*$/;
const TIME_FORM = /^\s*(-?)(?:(\d+)\s+)?(\d{1,3}):(\d{1,2})(?::(\d{1,2})(?:\.(\d*))?)?\s*$/;
const TIME_DIGITS = /^\s*(-?)(\d{1,7})(?:\.(\d*))?\s*$/;

export function readMoment(text: string): Moment | undefined {
  const parts = DATE_FORM.exec(text);
  if (parts) {
    const [, year, month, day, hour = 0, minute = 0, second = 0, fraction = ''] = parts;
    return checkMoment(fullYear(year!), +month!, +day!, +hour, +minute, +second, microOf(fraction));
  }
  const [, digits, fraction = ''] = DIGITS.exec(text) ?? [];
  if (!digits) {
    return undefined;
  }
  const wide = digits.length === 8 || digits.length === 14 ? 4 : 2;
  const rest = digits.slice(wide).match(/../g)!.map(Number);
  const [month = 0, day = 0, hour = 0, minute = 0, second = 0] = rest;
  return checkMoment(
    fullYear(digits.slice(0, wide)),
    month,
    day,
    hour,
    minute,
    second,
    microOf(fraction),
  );
}

function fullYear(text: string): number {
  const year = Number(text);
  return text.length === 2 ? year + (year < 70 ? 2000 : 1900) : year;
}

function microOf(fraction: string): number {
  return Number(fraction.padEnd(6, '0').slice(0, 6));
}

function checkMoment(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  micro: number,
): Moment | undefined {
  const isReal =
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month) &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return isReal ? {year, month, day, hour, minute, second, micro} : undefined;
}

export function daysIn(year: number, month: number): number {
  if (month === 2) {
    return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** A time in microseconds; hours may go up to 838. */
export function readTime(text: string): number | undefined {
  const parts = TIME_FORM.exec(text);
  if (parts) {
    const [, sign, days = 0, hour, minute, second = 0, fraction = ''] = parts;
    return timeOf(sign === '-', +days * 24 + +hour!, +minute!, +second, microOf(fraction));
  }
  const [, sign, digits, fraction = ''] = TIME_DIGITS.exec(text) ?? [];
  if (digits === undefined) {
    const moment = readMoment(text);
    return moment && timeOf(false, moment.hour, moment.minute, moment.second, moment.micro);
  }
  const all = digits.padStart(7, '0');
  return timeOf(sign === '-', +all.slice(0, 3), +all.slice(3, 5), +all.slice(5), microOf(fraction));
}

const LAST_TIME = (838 * 3600 + 59 * 60 + 59) * 1e6;

function timeOf(
  negative: boolean,
  hour: number,
  minute: number,
  second: number,
  micro: number,
): number | undefined {
  if (minute > 59 || second > 59) {
    return undefined;
  }
  const total = Math.min(LAST_TIME, ((hour * 60 + minute) * 60 + second) * 1e6 + micro);
  return negative ? -total : total;
}

export function writeTime(micros: number, fraction: number): string {
  const step = 10 ** (6 - fraction);
  const rounded = Math.round(Math.abs(micros) / step) * step;
  const seconds = Math.floor(rounded / 1e6);
  const text = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
  return `${micros < 0 && rounded > 0 ? '-' : ''}${text}${fractionText(rounded % 1e6, fraction)}`;
}

export function writeDate({year, month, day}: Moment): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

export function writeMoment(moment: Moment, fraction: number): string {
  const step = 10 ** (6 - fraction);
  const rounded =
    moment.micro % step === 0 ? moment : fromMicros(Math.round(toMicros(moment) / step) * step);
  const time = [rounded.hour, rounded.minute, rounded.second].map(two).join(':');
  return `${writeDate(rounded)} ${time}${fractionText(rounded.micro, fraction)}`;
}

function fractionText(micro: number, fraction: number): string {
  return fraction === 0 ? '' : `.${String(micro).padStart(6, '0').slice(0, fraction)}`;
}

export function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Days since 1970-01-01. */
export function toDays({year, month, day}: Pick<Moment, 'year' | 'month' | 'day'>): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.round(date.getTime() / 86_400_000);
}

export function fromDays(days: number): Moment {
  return fromMicros(days * 86_400e6);
}

/** Microseconds since 1970-01-01; exact within the years of MySQL. */
export function toMicros(moment: Moment): number {
  const {hour, minute, second, micro} = moment;
  return toDays(moment) * 86_400e6 + ((hour * 60 + minute) * 60 + second) * 1e6 + micro;
}

export function fromMicros(micros: number): Moment {
  const date = new Date(Math.floor(micros / 1e3));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    micro: ((micros % 1e6) + 1e6) % 1e6,
  };
}

/** 0 is Monday. */
export function weekday(moment: Moment): number {
  return (((toDays(moment) + 3) % 7) + 7) % 7;
}

/** Years beyond those of MySQL. */
export function isOutside({year}: Moment): boolean {
  return Number.isNaN(year) || year < 0 || year > 9999;
}

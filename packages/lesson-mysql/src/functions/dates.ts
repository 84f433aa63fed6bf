import {UnsupportedError} from '../errors/errors';
import type {Compiled} from '../query/frame';
import {
  type Moment,
  daysIn,
  fromDays,
  fromMicros,
  readMoment,
  readTime,
  toDays,
  toMicros,
  weekday,
  writeDate,
  writeMoment,
  writeTime,
} from '../types/moment';
import {DATE, DATETIME, INT, TIME, type Type, type Value, fractionOf} from '../types/types';
import {DAYS, MONTHS, formatMoment, parseByFormat, weekOf} from './dateFormat';
import {type Functions, type Given, TEXT, define as always, perhaps} from './registry';

/** Whatever is no date gives NULL. */
const define: typeof always = (...parts) => perhaps(always(...parts));

type Context = Parameters<ReturnType<typeof define>['run']>[1];

/** Microseconds. */
const SECOND = 1e6;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The last value of a TIME: 838:59:59. */
const LAST_TIME = 838 * HOUR + 59 * MINUTE + 59 * SECOND;
/** TO_DAYS() of the day from which `toDays` counts. */
const FIRST_DAY = 719_528;

/** A moment; a text that is none gives NULL and a warning. */
export function momentOf(given: Given, {runtime}: Context): Moment | null {
  const text = given.text();
  const moment = given.type.kind === 'time' ? onToday(text, runtime.now) : readMoment(text);
  if (!moment) {
    runtime.warn(1292, `Incorrect datetime value: '${text}'`);
  }
  return moment ?? null;
}

function onToday(text: string, now: Moment): Moment {
  return fromMicros(toDays(now) * DAY + (readTime(text) ?? 0));
}

function ofMoment(type: Type, run: (moment: Moment) => Value) {
  return define(1, 1, type, ([value], context) => {
    const moment = momentOf(value!, context);
    return moment && run(moment);
  });
}

function ofTime(run: (micros: number) => Value) {
  return define(1, 1, INT, ([value], {runtime}) => {
    const text = value!.text();
    const micros = value!.type.kind === 'date' ? 0 : readTime(text);
    if (micros === undefined) {
      runtime.warn(1292, `Truncated incorrect time value: '${text}'`);
      return null;
    }
    return run(Math.abs(micros));
  });
}

function whole(value: number): bigint {
  return BigInt(Math.trunc(value));
}

function nowType(args: readonly Compiled[]): Type {
  const [digits] = args;
  return {kind: 'datetime', fraction: digits ? Number(digits.run({row: []})) : 0};
}

const now = always(0, 1, nowType, (_, {runtime}, type) =>
  writeMoment(runtime.now, fractionOf(type)),
);
const today = always(0, 0, DATE, (_, {runtime}) => writeDate(runtime.now));
const clock = always(0, 0, TIME, (_, {runtime}) =>
  writeTime(toMicros(runtime.now) - toDays(runtime.now) * DAY, 0),
);
const dayOfMonth = ofMoment(INT, ({day}) => whole(day));

/** Units of a fixed length, in microseconds. */
const LENGTHS: Readonly<Record<string, number>> = {
  MICROSECOND: 1,
  SECOND,
  MINUTE,
  HOUR,
  DAY,
  WEEK: 7 * DAY,
};
/** Units of a varying length, in months. */
const MONTHS_OF: Readonly<Record<string, number>> = {MONTH: 1, QUARTER: 3, YEAR: 12};

/** Full units from one moment to another. */
function unitsBetween(unit: string, from: Moment, to: Moment): bigint {
  const length = LENGTHS[unit];
  return length
    ? whole((toMicros(to) - toMicros(from)) / length)
    : whole(monthsBetween(from, to) / MONTHS_OF[unit]!);
}

function monthsBetween(from: Moment, to: Moment): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const inMonth = (moment: Moment) => toMicros({...moment, year: 2000, month: 1});
  const beyond = inMonth(to) - inMonth(from);
  return months - (months > 0 && beyond < 0 ? 1 : 0) + (months < 0 && beyond > 0 ? 1 : 0);
}

/** What EXTRACT takes from the time of day, in microseconds. */
const CLOCK_PARTS: Readonly<Record<string, (micros: number) => number>> = {
  HOUR: (micros) => Math.floor(micros / HOUR),
  MINUTE: (micros) => Math.floor(micros / MINUTE) % 60,
  SECOND: (micros) => Math.floor(micros / SECOND) % 60,
  MICROSECOND: (micros) => micros % SECOND,
  HOUR_MINUTE: (micros) => pairs(micros, 'HOUR', 'MINUTE'),
  HOUR_SECOND: (micros) => pairs(micros, 'HOUR', 'MINUTE', 'SECOND'),
  MINUTE_SECOND: (micros) => pairs(micros, 'MINUTE', 'SECOND'),
};

/** Parts as one number of two digits each: 10:05 is 1005. */
function pairs(micros: number, ...units: readonly string[]): number {
  return units.reduce((number, unit) => number * 100 + CLOCK_PARTS[unit]!(micros), 0);
}

const DATE_PARTS: Readonly<Record<string, (moment: Moment) => number>> = {
  YEAR: ({year}) => year,
  MONTH: ({month}) => month,
  DAY: ({day}) => day,
  QUARTER: ({month}) => Math.ceil(month / 3),
  WEEK: (moment) => weekOf(moment, 0).week,
  YEAR_MONTH: ({year, month}) => year * 100 + month,
};

function extract(unit: string, given: Given, context: Context): Value {
  const ofClock = CLOCK_PARTS[unit];
  if (ofClock) {
    return whole(ofClock(Math.abs(readTime(given.text()) ?? 0)));
  }
  const ofDate = DATE_PARTS[unit];
  if (!ofDate) {
    throw new UnsupportedError(`EXTRACT of ${unit}`, 'extract the parts one by one');
  }
  const moment = momentOf(given, context);
  return moment && whole(ofDate(moment));
}

function addTime(sign: number) {
  return define(
    2,
    2,
    (args) =>
      args[0]!.type.kind === 'datetime' ? DATETIME : args[0]!.type.kind === 'time' ? TIME : TEXT,
    ([value, other], context) => {
      const added = readTime(other!.text());
      const text = value!.text();
      const isMoment = /\d-\d/.test(text);
      if (added === undefined) {
        return null;
      }
      if (isMoment) {
        const moment = momentOf(value!, context);
        return moment && writeMoment(fromMicros(toMicros(moment) + sign * added), 0);
      }
      const micros = readTime(text);
      return micros === undefined
        ? null
        : writeTime(micros + sign * added, micros % SECOND || added % SECOND ? 6 : 0);
    },
  );
}

function formatType(format: string | null): Type {
  const hasTime = /%[HhIklisSfTrp]/.test(format ?? '');
  const hasDate = /%[YymcMbdeDjUuVvXxWaw]/.test(format ?? '');
  return hasTime
    ? hasDate
      ? {kind: 'datetime', fraction: (format ?? '').includes('%f') ? 6 : 0}
      : TIME
    : DATE;
}

function strToDateType(args: readonly Compiled[]): Type {
  const format = args[1]!;
  if (!format.constant) {
    throw new UnsupportedError('STR_TO_DATE with a computed format', 'write the format as a text');
  }
  return formatType(format.run({row: []}) as string | null);
}

export const dateFunctions: Functions = {
  NOW: now,
  SYSDATE: now,
  CURRENT_TIMESTAMP: now,
  LOCALTIME: now,
  LOCALTIMESTAMP: now,
  UTC_TIMESTAMP: now,
  CURDATE: today,
  CURRENT_DATE: today,
  UTC_DATE: today,
  CURTIME: clock,
  CURRENT_TIME: clock,
  UTC_TIME: clock,
  YEAR: ofMoment(INT, ({year}) => whole(year)),
  MONTH: ofMoment(INT, ({month}) => whole(month)),
  DAY: dayOfMonth,
  DAYOFMONTH: dayOfMonth,
  DAYOFWEEK: ofMoment(INT, (moment) => whole(((weekday(moment) + 1) % 7) + 1)),
  WEEKDAY: ofMoment(INT, (moment) => whole(weekday(moment))),
  DAYOFYEAR: ofMoment(INT, (moment) =>
    whole(toDays(moment) - toDays({...moment, month: 1, day: 1}) + 1),
  ),
  HOUR: ofTime((micros) => whole(micros / HOUR)),
  MINUTE: ofTime((micros) => whole((micros / MINUTE) % 60)),
  SECOND: ofTime((micros) => whole((micros / SECOND) % 60)),
  MICROSECOND: ofTime((micros) => whole(micros % SECOND)),
  MONTHNAME: ofMoment(TEXT, ({month}) => MONTHS[month - 1]!),
  DAYNAME: ofMoment(TEXT, (moment) => DAYS[weekday(moment)]!),
  QUARTER: ofMoment(INT, ({month}) => whole(Math.ceil(month / 3))),
  WEEK: define(1, 2, INT, ([value, mode], context) => {
    const moment = momentOf(value!, context);
    return moment && whole(weekOf(moment, mode?.integer() ?? 0).week);
  }),
  WEEKOFYEAR: ofMoment(INT, (moment) => whole(weekOf(moment, 3).week)),
  YEARWEEK: define(1, 2, INT, ([value, mode], context) => {
    const moment = momentOf(value!, context);
    const {year, week} = moment ? weekOf(moment, (mode?.integer() ?? 0) | 2) : {year: 0, week: 0};
    return moment && whole(year * 100 + week);
  }),
  DATE: ofMoment(DATE, writeDate),
  TIME: define(
    1,
    1,
    ([value]) => ({
      kind: 'time',
      fraction: value!.constant ? fractionIn(value!) : fractionOf(value!.type),
    }),
    ([value], {runtime}, type) => {
      const micros = value!.type.kind === 'date' ? 0 : readTime(value!.text());
      if (micros === undefined) {
        runtime.warn(1292, `Truncated incorrect time value: '${value!.text()}'`);
        return null;
      }
      return writeTime(micros, fractionOf(type));
    },
  ),
  TIMESTAMP: define(1, 2, DATETIME, ([value, time], context) => {
    const moment = momentOf(value!, context);
    const added = time ? readTime(time.text()) : 0;
    return moment && added !== undefined
      ? writeMoment(fromMicros(toMicros(moment) + added), 0)
      : null;
  }),
  LAST_DAY: ofMoment(DATE, (moment) =>
    writeDate({...moment, day: daysIn(moment.year, moment.month)}),
  ),
  TO_DAYS: ofMoment(INT, (moment) => whole(toDays(moment) + FIRST_DAY)),
  FROM_DAYS: define(1, 1, DATE, ([days]) => writeDate(fromDays(days!.integer() - FIRST_DAY))),
  DATEDIFF: define(2, 2, INT, ([to, from], context) => {
    const [a, b] = [momentOf(to!, context), momentOf(from!, context)];
    return a && b && whole(toDays(a) - toDays(b));
  }),
  TIMEDIFF: define(2, 2, TIME, ([to, from], context) => {
    const kinds = [to!, from!].map((given) => /\d-\d/.test(given.text()));
    if (kinds[0] !== kinds[1]) {
      return null;
    }
    const order = (given: Given) => {
      const moment = kinds[0] ? momentOf(given, context) : undefined;
      return moment ? toMicros(moment) : (readTime(given.text()) ?? 0);
    };
    const span = order(to!) - order(from!);
    return writeTime(Math.max(-LAST_TIME, Math.min(LAST_TIME, span)), 0);
  }),
  TIMESTAMPDIFF: define(3, 3, INT, ([unit, from, to], context) => {
    const [a, b] = [momentOf(from!, context), momentOf(to!, context)];
    return a && b && unitsBetween(unit!.text(), a, b);
  }),
  ADDTIME: addTime(1),
  SUBTIME: addTime(-1),
  DATE_FORMAT: define(2, 2, TEXT, ([value, format], context) => {
    const moment = momentOf(value!, context);
    return moment && formatMoment(moment, format!.text());
  }),
  TIME_FORMAT: define(2, 2, TEXT, ([value, format]) => {
    const micros = readTime(value!.text());
    return micros === undefined ? null : formatMoment(fromMicros(Math.abs(micros)), format!.text());
  }),
  STR_TO_DATE: define(2, 2, strToDateType, ([text, format], {runtime}, type) => {
    const moment = parseByFormat(text!.text(), format!.text());
    if (!moment || (type.kind !== 'time' && moment.day === 0)) {
      const kind = type.kind === 'time' ? 'time' : 'datetime';
      runtime.warn(1411, `Incorrect ${kind} value: '${text!.text()}' for function str_to_date`);
      return null;
    }
    if (type.kind === 'time') {
      return writeTime(((moment.hour * 60 + moment.minute) * 60 + moment.second) * SECOND, 0);
    }
    return type.kind === 'date' ? writeDate(moment) : writeMoment(moment, fractionOf(type));
  }),
  EXTRACT: define(2, 2, INT, ([unit, value], context) => extract(unit!.text(), value!, context)),
  UNIX_TIMESTAMP: define(0, 1, INT, ([value], context) => {
    const moment = value ? momentOf(value, context) : context.runtime.now;
    return moment && whole(Math.floor(toMicros(moment) / SECOND));
  }),
  FROM_UNIXTIME: define(
    1,
    2,
    (args) => (args.length > 1 ? TEXT : DATETIME),
    ([seconds, format]) => {
      const moment = fromMicros(seconds!.integer() * SECOND);
      return format ? formatMoment(moment, format.text()) : writeMoment(moment, 0);
    },
  ),
  MAKEDATE: define(2, 2, DATE, ([year, day]) =>
    day!.integer() < 1
      ? null
      : writeDate(fromDays(toDays({year: year!.integer(), month: 1, day: 1}) + day!.integer() - 1)),
  ),
  MAKETIME: define(3, 3, TIME, ([hour, minute, second]) => {
    const [h, m, s] = [hour!.integer(), minute!.integer(), second!.integer()];
    return m < 0 || m > 59 || s < 0 || s > 59
      ? null
      : writeTime(Math.sign(h || 1) * ((Math.abs(h) * 60 + m) * 60 + s) * SECOND, 0);
  }),
  SEC_TO_TIME: define(1, 1, TIME, ([seconds]) => writeTime(seconds!.integer() * SECOND, 0)),
  TIME_TO_SEC: define(1, 1, INT, ([value]) => {
    const micros = readTime(value!.text());
    return micros === undefined ? null : whole(micros / SECOND);
  }),
  PERIOD_ADD: always(2, 2, INT, ([period, months]) => {
    const at = period!.integer();
    const total = Math.floor(at / 100) * 12 + (at % 100) - 1 + months!.integer();
    return whole(Math.floor(total / 12) * 100 + (total % 12) + 1);
  }),
  PERIOD_DIFF: always(2, 2, INT, ([a, b]) => {
    const months = (period: number) => Math.floor(period / 100) * 12 + (period % 100);
    return whole(months(a!.integer()) - months(b!.integer()));
  }),
};

function fractionIn(value: Compiled): number {
  const text = value.run({row: []});
  return typeof text === 'string'
    ? Math.min(6, /\.(\d+)\s*$/.exec(text)?.[1]!.length ?? 0)
    : fractionOf(value.type);
}

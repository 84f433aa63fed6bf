import {UnsupportedError} from '../errors/errors';
import type {Context} from '../query/context';
import type {Compiled, Frame} from '../query/frame';
import {toDecimal, toText} from '../types/convert';
import {
  type Moment,
  daysIn,
  fromMicros,
  isOutside,
  readMoment,
  readTime,
  toMicros,
  writeDate,
  writeMoment,
  writeTime,
} from '../types/moment';
import {type Type, type Value, isText, textType} from '../types/types';

/** How many of each an interval adds, in order: months, then microseconds. */
interface Span {
  readonly months: number;
  readonly micros: number;
}

const MONTHS: Readonly<Record<string, number>> = {MONTH: 1, QUARTER: 3, YEAR: 12};
const MICROS: Readonly<Record<string, number>> = {
  MICROSECOND: 1,
  SECOND: 1e6,
  MINUTE: 60e6,
  HOUR: 3600e6,
  DAY: 86_400e6,
  WEEK: 604_800e6,
};
const CLOCK = ['DAY', 'HOUR', 'MINUTE', 'SECOND', 'MICROSECOND'];

/** DATE_ADD and DATE_SUB, also as `date + INTERVAL 1 DAY`. */
export function addInterval(
  date: Compiled,
  amount: Compiled,
  unit: string,
  sign: number,
  context: Context,
): Compiled {
  const {runtime} = context;
  const type = resultType(date.type, unit);
  return {
    type,
    key: `interval(${date.key},${sign},${amount.key},${unit})`,
    nullable: true,
    constant: date.constant && amount.constant,
    run: (frame: Frame): Value => {
      const [value, count] = [date.run(frame), amount.run(frame)];
      if (value === null || count === null) {
        return null;
      }
      return add(
        toText(value, date.type)!,
        date.type,
        spanOf(count, amount.type, unit, sign),
        unit,
        context,
      );
    },
  };

  function spanOf(count: Value, of: Type, name: string, direction: number): Span {
    if (name.includes('_')) {
      return compound(toText(count, of)!, name, direction);
    }
    const number = toDecimal(count, of, runtime.warn).toNumber();
    const exact = name === 'SECOND' ? number : Math.round(number);
    return MONTHS[name]
      ? {months: direction * exact * MONTHS[name], micros: 0}
      : {months: 0, micros: Math.round(direction * exact * MICROS[name]!)};
  }
}

function resultType(type: Type, unit: string): Type {
  const ofDay = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'YEAR_MONTH'].includes(unit);
  if (type.kind === 'date') {
    return ofDay ? type : {kind: 'datetime', fraction: 0};
  }
  if (type.kind === 'datetime' || type.kind === 'time') {
    return type;
  }
  return textType(29);
}

function compound(text: string, unit: string, direction: number): Span {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const sign = text.trim().startsWith('-') ? -direction : direction;
  if (unit === 'YEAR_MONTH') {
    const [months = 0, years = 0] = numbers.reverse();
    return {months: sign * (years * 12 + months), micros: 0};
  }
  const [first, last] = unit.split('_') as [string, string];
  const units = CLOCK.slice(CLOCK.indexOf(first), CLOCK.indexOf(last) + 1);
  if (numbers.length > units.length || last === 'MICROSECOND') {
    throw new UnsupportedError(`This interval of ${unit}`, 'add the parts one by one');
  }
  const micros = units
    .slice(-numbers.length)
    .reduce((sum, name, index) => sum + MICROS[name]! * numbers[index]!, 0);
  return {months: 0, micros: sign * micros};
}

function add(
  text: string,
  type: Type,
  {months, micros}: Span,
  unit: string,
  {runtime}: Context,
): Value {
  if (type.kind === 'time') {
    const time = readTime(text);
    return months !== 0 || time === undefined ? null : writeTime(time + micros, type.fraction);
  }
  const moment = readMoment(text);
  if (!moment) {
    runtime.warn(1292, `Incorrect datetime value: '${text}'`);
    return null;
  }
  const moved = fromMicros(toMicros(addMonths(moment, months)) + micros);
  if (isOutside(moved)) {
    runtime.warn(1441, 'Datetime function: datetime field overflow');
    return null;
  }
  const ofDay = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'YEAR_MONTH'].includes(unit);
  const isDate =
    type.kind === 'date' || (isText(type) && !/\d[ T]\d/.test(text.trim())) || type.kind === 'int';
  return isDate && ofDay
    ? writeDate(moved)
    : writeMoment(moved, moved.micro > 0 ? 6 : type.kind === 'datetime' ? type.fraction : 0);
}

function addMonths(moment: Moment, months: number): Moment {
  if (months === 0) {
    return moment;
  }
  const total = moment.year * 12 + moment.month - 1 + months;
  const [year, month] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1];
  return {...moment, year, month, day: Math.min(moment.day, daysIn(year, month))};
}

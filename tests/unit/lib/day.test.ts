import {dayOf, isDay, longDay, monthsBefore} from '../../../src/lib/day';

it.each([
  ['2026-11-23', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-2', false],
  ['23 November 2026', false],
  ['', false],
])('tells whether %p is a day: %p', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('gives the day of a time in UTC', () => {
  expect(dayOf(Date.UTC(2026, 10, 23, 23, 59))).toBe('2026-11-23');
});

it.each([
  ['2026-11-23', 12, '2025-11-23'],
  ['2026-01-15', 2, '2025-11-15'],
  ['2028-02-29', 12, '2027-03-01'],
])('counts months back: %s, %d', (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected);
});

it('writes a day in words', () => {
  expect(longDay('2026-11-03')).toBe('3 November 2026');
});

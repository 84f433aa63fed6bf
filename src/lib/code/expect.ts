import {formatValue} from './format';
import {equals} from './equals';

/** A failed assertion, with a message for the student. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}

type Matcher = (...values: readonly never[]) => void;
type Verdict = readonly [holds: boolean, words: string];

const MATCHERS = {
  toBe: (value: unknown, other: unknown): Verdict => [
    Object.is(value, other),
    `be ${formatValue(other)}`,
  ],
  toEqual: (value: unknown, other: unknown): Verdict => [
    equals(value, other),
    `equal ${formatValue(other)}`,
  ],
  toContain: (value: unknown, part: unknown): Verdict => [
    contains(value, part),
    `contain ${formatValue(part)}`,
  ],
  toMatch: (value: unknown, pattern: RegExp | string): Verdict => [
    typeof value === 'string' &&
      (typeof pattern === 'string' ? value.includes(pattern) : new RegExp(pattern).test(value)),
    `match ${formatValue(pattern)}`,
  ],
  toBeTruthy: (value: unknown): Verdict => [Boolean(value), 'be there'],
  toBeFalsy: (value: unknown): Verdict => [!value, 'be false or absent'],
  toBeNull: (value: unknown): Verdict => [value === null, 'be null'],
  toBeDefined: (value: unknown): Verdict => [value !== undefined, 'be defined'],
  toBeUndefined: (value: unknown): Verdict => [value === undefined, 'be undefined'],
  toBeGreaterThan: (value: unknown, other: number): Verdict => [
    (value as number) > other,
    `be greater than ${other}`,
  ],
  toBeGreaterThanOrEqual: (value: unknown, other: number): Verdict => [
    (value as number) >= other,
    `be at least ${other}`,
  ],
  toBeLessThan: (value: unknown, other: number): Verdict => [
    (value as number) < other,
    `be less than ${other}`,
  ],
  toBeLessThanOrEqual: (value: unknown, other: number): Verdict => [
    (value as number) <= other,
    `be at most ${other}`,
  ],
  toBeCloseTo: (value: unknown, other: number, digits = 2): Verdict => [
    Math.abs((value as number) - other) < 10 ** -digits / 2,
    `be close to ${other}`,
  ],
  toHaveLength: (value: unknown, length: number): Verdict => [
    lengthOf(value) === length,
    `have ${length} item${length === 1 ? '' : 's'}, not ${lengthOf(value) ?? 'none'}`,
  ],
} as const;

type Matchers = Readonly<Record<keyof typeof MATCHERS, Matcher>>;

/**
 * Starts an assertion in the check of a task; docs/writing-lessons.md documents it. A failed assertion throws
 * a CheckError with the author's message, or else with the found and the expected value.
 */
export function expect(value: unknown, message?: string): Matchers & {readonly not: Matchers} {
  return {...matchersOf(value, message, true), not: matchersOf(value, message, false)};
}

function matchersOf(value: unknown, message: string | undefined, wanted: boolean): Matchers {
  const bound = Object.entries(MATCHERS).map(([name, matcher]) => [
    name,
    (...others: readonly never[]) => {
      const [holds, words] = (matcher as (...all: readonly unknown[]) => Verdict)(value, ...others);
      if (holds !== wanted) {
        throw new CheckError(
          message ?? `Expected ${shorten(formatValue(value))} ${wanted ? '' : 'not '}to ${words}`,
        );
      }
    },
  ]);
  return Object.fromEntries(bound) as Matchers;
}

const MAX_SHOWN = 200;

function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function contains(value: unknown, part: unknown): boolean {
  if (typeof value === 'string') {
    return typeof part === 'string' && value.includes(part);
  }
  const isIterable = typeof value === 'object' && value !== null && Symbol.iterator in value;
  return isIterable && [...(value as Iterable<unknown>)].some((item) => equals(item, part));
}

function lengthOf(value: unknown): number | undefined {
  const {length, size} = (value ?? {}) as {readonly length?: unknown; readonly size?: unknown};
  const count = length ?? size;
  return typeof count === 'number' ? count : undefined;
}

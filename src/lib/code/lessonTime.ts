/** The moment at which every lesson takes place: 8 September 2026, 9:00 in Toronto. */
export const LESSON_NOW = Date.UTC(2026, 8, 8, 13, 0, 0);
/** The place where every lesson takes place; the tests run examples in its time zone. */
export const LESSON_ZONE = 'America/Toronto';

/** The date of the lesson, as the seed of the random numbers. */
const SEED = 20_260_908;

/** The globals through which a script reads the time and random numbers. */
interface Globals {
  readonly Date: DateConstructor;
  readonly Math: Math;
  readonly crypto: Crypto;
}

/**
 * The clock and the random numbers of a lesson, with which the output of an example is predictable. The clock
 * starts at the lesson's moment when it is first read and runs from there. Random numbers are the same in
 * every run.
 *
 * @param elapsed milliseconds that have passed for the example, counted from any moment
 */
export function lessonGlobals(scope: Globals, elapsed: () => number): Globals {
  let started: number | undefined;
  const now = () => {
    started ??= elapsed();
    return LESSON_NOW + Math.floor(elapsed() - started);
  };
  const random = seeded();
  return {
    Date: lessonDate(scope.Date, now),
    Math: copyWith(scope.Math, {random}),
    crypto: lessonCrypto(scope.crypto, random),
  };
}

/** Installs the lesson's clock and random numbers in a scope. */
export function installLessonTime(scope: Globals, elapsed: () => number): void {
  for (const [name, value] of Object.entries(lessonGlobals(scope, elapsed))) {
    Object.defineProperty(scope, name, {value, configurable: true, writable: true});
  }
}

function seeded(): () => number {
  let state = SEED;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same `Date`, except for the current time. */
function lessonDate(Real: DateConstructor, now: () => number): DateConstructor {
  return new Proxy(Real, {
    construct: (target, values: readonly unknown[], self) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, self) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, key, self) => (key === 'now' ? now : (Reflect.get(target, key, self) as unknown)),
  });
}

function lessonCrypto(real: Crypto, random: () => number): Crypto {
  const getRandomValues: Crypto['getRandomValues'] = (array) => {
    // Validates the array and its length.
    real.getRandomValues(array);
    const bytes = new Uint8Array(array.buffer as ArrayBuffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, index) => {
      bytes[index] = random() * 256;
    });
    return array;
  };
  const digit = (pattern: string) =>
    ((random() * 16) & (pattern === 'y' ? 0b0011 : 0b1111)) | (pattern === 'y' ? 0b1000 : 0);
  const randomUUID = () =>
    'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (pattern) =>
      digit(pattern).toString(16),
    ) as ReturnType<Crypto['randomUUID']>;
  return copyWith(Object.getPrototypeOf(real) as Crypto, {
    getRandomValues,
    randomUUID,
    subtle: real.subtle,
  });
}

/** An object that behaves like the given one, with some members replaced. */
function copyWith<T extends object>(original: T, members: Partial<T>): T {
  const own = Object.entries(members).map(([name, value]) => [
    name,
    {value, configurable: true, writable: true},
  ]);
  return Object.create(Object.getPrototypeOf(original) as object, {
    ...Object.getOwnPropertyDescriptors(original),
    ...(Object.fromEntries(own) as PropertyDescriptorMap),
  }) as T;
}

/** The moment at which every lesson happens: 8 September 2026, 9:00 in Toronto. */
export const LESSON_NOW = Date.UTC(2026, 8, 8, 13, 0, 0);
/** Where it happens; the tests run examples in this time zone. */
export const LESSON_ZONE = 'America/Toronto';

/** The date of the lesson, as a number that chance begins with. */
const SEED = 20_260_908;

/** What a script asks for the time and for chance. */
interface Globals {
  readonly Date: DateConstructor;
  readonly Math: Math;
  readonly crypto: Crypto;
}

/**
 * The globals of a scope as a lesson has them, so that what an example prints can be shown: the clock begins at
 * the lesson's moment when it is first read, and runs on from there; chance gives the same values in every run.
 *
 * @param elapsed milliseconds that pass for the example, counted from any moment
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

/** Puts the lesson's clock and chance into a scope. */
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

/** The very same `Date`, but for the present. */
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
    // Checks the array and its size.
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

/** An object like the given one with some members of its own. */
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

import {installLessonTime, LESSON_NOW, lessonGlobals} from '../../../../src/lib/code/lessonTime';

/** Globals of a lesson whose time the test lets pass. */
function lessonAt({begun = 0} = {}) {
  let time = begun;
  const globals = lessonGlobals({Date, Math, crypto}, () => time);
  return {...globals, wait: (milliseconds: number) => (time += milliseconds)};
}

it('begins at the moment of the lesson, however late it is first read', () => {
  const {Date: LessonDate} = lessonAt({begun: 3_456.7});
  expect(new LessonDate().toISOString()).toBe('2026-09-08T13:00:00.000Z');
  expect(LessonDate.now()).toBe(LESSON_NOW);
  expect(LessonDate()).toBe(new Date(LESSON_NOW).toString());
});

it('runs on, so that a loop that waits for the clock ends', () => {
  const {Date: LessonDate, wait} = lessonAt();
  const begun = LessonDate.now();
  wait(1_500.9);
  expect(LessonDate.now() - begun).toBe(1_500);
  expect(new LessonDate().getTime() - begun).toBe(1_500);
});

it('leaves all else of Date as it is', () => {
  const {Date: LessonDate} = lessonAt();
  class Meeting extends LessonDate {}
  expect(new LessonDate(2020, 1, 29).getDate()).toBe(29);
  expect(new LessonDate(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(LessonDate.UTC(2020, 0)).toBe(Date.UTC(2020, 0));
  expect(new LessonDate()).toBeInstanceOf(LessonDate);
  expect(new Date()).toBeInstanceOf(LessonDate);
  expect(new Meeting()).toBeInstanceOf(Meeting);
  expect(LessonDate.name).toBe('Date');
});

it('gives the same chances in every run, between 0 and 1 and spread', () => {
  const draw = ({Math: lessonMath}: Pick<typeof globalThis, 'Math'>) =>
    Array.from({length: 1000}, () => lessonMath.random());
  const values = draw(lessonAt());
  expect(draw(lessonAt())).toEqual(values);
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  const tenths = new Set(values.map((value) => Math.floor(value * 10)));
  expect(tenths.size).toBe(10);
  expect(lessonAt().Math.max(1, 2)).toBe(2);
  expect(Math.random).not.toBe(lessonAt().Math.random);
});

it('gives the same ids and random bytes in every run', () => {
  const id = lessonAt().crypto.randomUUID();
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(lessonAt().crypto.randomUUID()).toBe(id);
  const bytes = () => [...lessonAt().crypto.getRandomValues(new Uint16Array(4))];
  expect(bytes()).toEqual(bytes());
  expect(bytes().some((value) => value > 255)).toBe(true);
});

it('takes the place of the globals of a scope, also of one that only reads them', () => {
  const scope = Object.defineProperty({Date, Math} as typeof globalThis, 'crypto', {
    get: () => crypto,
    configurable: true,
  });
  installLessonTime(scope, () => 0);
  expect(new scope.Date().getTime()).toBe(LESSON_NOW);
  expect(scope.crypto.randomUUID()).toBe(lessonAt().crypto.randomUUID());
});

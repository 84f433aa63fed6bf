import fc from 'fast-check';
import {
  EMPTY,
  isPlace,
  merge,
  NOTE_LIMIT,
  parseData,
  serialise,
  type ReadersData,
} from '../../../../src/lib/readersData/schema';

const NOTE: ReadersData = {...EMPTY, notes: {'/a/': {at: 5, title: 'A', text: 'mine'}}};

describe('places', () => {
  it.each(['/', '/modules/css/', '/modules/css/css-grid/grid-gap.html#rows', '/a/b.html'])(
    '%s is one',
    (place) => expect(isPlace(place)).toBe(true),
  );

  it.each([
    '',
    'a',
    '//evil.example',
    '/a//b',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    '/a b',
    '__proto__',
    `/${'a/'.repeat(300)}`,
  ])('%s is none', (place) => expect(isPlace(place)).toBe(false));

  it('decides within a moment about the longest texts', () => {
    const started = performance.now();
    isPlace(`/${'a'.repeat(499)}!`);
    isPlace(`/${'a/'.repeat(240)}!`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('stored data', () => {
  it('is read as it was written', () => {
    expect(parseData(serialise(NOTE))).toEqual({data: NOTE, leftOut: 0});
  });

  it('is empty where nothing is stored', () => {
    expect(parseData(null)).toEqual({data: EMPTY, leftOut: 0});
  });

  it.each(['', '<purple>{"', '[]', 'null', '7', '{}', '{"version":"1"}'])(
    'is unreadable when it is %s',
    (text) => expect(parseData(text)).toEqual({problem: 'unreadable'}),
  );

  it('of a later version is not guessed at', () => {
    expect(parseData('{"version":2,"done":{}}')).toEqual({problem: 'newer'});
  });

  it('keeps what is an entry and counts what is none', () => {
    const text = JSON.stringify({
      version: 1,
      done: {'/a/': {at: 1}, '/b/': {at: 'yesterday'}, 'javascript:alert(1)': {at: 2}},
      bookmarks: [],
      notes: {'/a/': {at: 1, text: 'x'.repeat(NOTE_LIMIT + 1)}, '/c/': {at: -1}, '/d/': null},
    });
    expect(parseData(text)).toEqual({data: {...EMPTY, done: {'/a/': {at: 1}}}, leftOut: 6});
  });

  it('cannot reach the prototype of objects', () => {
    const text = '{"version":1,"notes":{"__proto__":{"at":1,"text":"x"}}}';
    expect(parseData(text)).toEqual({data: EMPTY, leftOut: 1});
    expect(({} as {text?: string}).text).toBeUndefined();
  });
});

describe('merging', () => {
  it('takes the newer of two entries, removals too', () => {
    const gone: ReadersData = {...EMPTY, notes: {'/a/': {at: 6, gone: true}}};
    expect(merge(NOTE, gone)).toEqual(gone);
    expect(merge(gone, NOTE)).toEqual(gone);
  });

  it('keeps the first of two entries of the same age', () => {
    const other: ReadersData = {...EMPTY, notes: {'/a/': {at: 5, text: 'other'}}};
    expect(merge(NOTE, other)).toEqual(NOTE);
  });

  it('gives the same whatever the order, and changes nothing the second time', () => {
    const entry = fc.record({at: fc.integer({min: 0, max: 3})});
    // Entries of the same age are the same, as they come from one change.
    const shelf = fc.dictionary(fc.constantFrom('/a/', '/b/', '/a/#c'), entry);
    const data = fc.record({done: shelf, tasks: shelf, bookmarks: shelf, notes: shelf});
    fc.assert(
      fc.property(data, data, (a, b) => {
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), b)).toEqual(merge(a, b));
      }),
    );
  });
});

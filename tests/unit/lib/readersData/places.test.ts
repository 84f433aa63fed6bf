import {lastPlace, parsePlaces} from '../../../../src/lib/readersData/places';

const GRID = {path: '/modules/css/', hash: '#grid', title: 'CSS', at: 1};
const LISTS = {path: '/modules/html/', hash: '', title: 'Lists', at: 2};
const PLACES = {mtm6130: GRID, modules: LISTS};

describe('where a reader left off', () => {
  it('is the last place of a course, or of all', () => {
    expect(lastPlace(PLACES, 'mtm6130')).toBe(GRID);
    expect(lastPlace(PLACES)).toBe(LISTS);
    expect(lastPlace(PLACES, 'mtm6201')).toBeUndefined();
  });

  it.each([null, '<purple>{"', '[]', '7', '{"mtm6130":{"path":"//evil.example"}}'])(
    'is nowhere when %s is stored',
    (stored) => expect(parsePlaces(stored)).toEqual({}),
  );

  it('is read as it was stored', () => {
    expect(parsePlaces(JSON.stringify(PLACES))).toEqual(PLACES);
  });
});

import {areaLabel, placeOf} from '../../../../src/lib/search/place';

const titles = new Map([
  ['/modules/css/', 'CSS'],
  ['/mtm6302/labs/', 'Labs'],
]);

describe('placeOf', () => {
  it.each([
    ['/modules/css/css-grid/grid-gap.html#gap', ['Modules', 'CSS']],
    ['/modules/css/', ['Modules']],
    ['/modules/js/a.html', ['Modules']],
    ['/mtm6302/labs/lab-1.html', ['MTM6302', 'Labs']],
    ['/mtm6302/', ['MTM6302']],
    ['/', ['Portal']],
  ])('%p is in %p', (path, place) => {
    expect(placeOf(path, titles)).toEqual(place);
  });
});

describe('areaLabel', () => {
  it('names courses by their code', () => {
    expect(areaLabel('mtm6302')).toBe('MTM6302');
  });
});

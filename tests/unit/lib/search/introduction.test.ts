import {sortIntroductions} from '../../../../src/lib/search/introduction';

const PATHS = [
  '/mtm6201/labs/git.html',
  '/modules/sass/sass-basics/mixin.html',
  '/modules/css/css-flexbox/',
  '/modules/css/css-box-model/',
  '/modules/css/css-flexbox/flex-recap.html',
  '/modules/git/git-basics/',
  '/modules/git/',
  '/modules/js/js-arrays/',
  '/modules/php/php-arrays/',
  '/modules/js/js-basics/arrays.html',
  '/modules/html/html-form/',
];

function find(query: string) {
  return sortIntroductions(
    query,
    PATHS.map((path) => ({path})),
  ).map(({path}) => path);
}

describe('sortIntroductions', () => {
  it.each([
    ['git', ['/modules/git/']],
    ['Flexbox', ['/modules/css/css-flexbox/']],
    ['forms', ['/modules/html/html-form/']],
    ['mixin', ['/modules/sass/sass-basics/mixin.html']],
    ['model box', ['/modules/css/css-box-model/']],
  ])('%p is introduced by %p', (query, paths) => {
    expect(find(query)).toEqual(paths);
  });

  it('lists sections before lessons, and keeps the order of sections', () => {
    expect(find('array')).toEqual([
      '/modules/js/js-arrays/',
      '/modules/php/php-arrays/',
      '/modules/js/js-basics/arrays.html',
    ]);
  });

  it('finds a name whose last word is unfinished, from three letters', () => {
    expect(find('fle')).toEqual(['/modules/css/css-flexbox/']);
    expect(find('box mod')).toEqual(['/modules/css/css-box-model/']);
    expect(find('fl')).toEqual([]);
  });

  it.each(['', ' ', 'css', 'recap', 'box', 'git basics now'])('%p names no page', (query) => {
    expect(find(query)).toEqual([]);
  });
});

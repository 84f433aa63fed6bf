import {pageAt} from '../../helpers/pages';

describe('the name of a page', () => {
  it.each([
    ['modules/css/grid.md', {title: 'Grid'}, 'Grid'],
    ['modules/css/grid.md', {title: ''}, 'grid'],
    ['modules/css/index.md', {}, 'css'],
    ['courses/mtm6130/index.md', {home: true, title: 'Web Development I'}, 'MTM6130'],
    ['courses/mtm6130/index.md', {home: true, heroText: 'Welcome', title: 'x'}, 'Welcome'],
    ['courses/mtm6130/index.md', {home: true, heroText: null, title: 'x'}, 'MTM6130'],
    ['modules/index.md', {home: true, title: 'Modules'}, 'Modules'],
  ])('%s with %j is %s', (path, frontMatter, name) => {
    expect(pageAt(path, frontMatter).name).toBe(name);
  });
});

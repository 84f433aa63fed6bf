import {
  addSlices,
  isLeftOut,
  loadRoutes,
  type Slice,
  type SlicedRoute,
  type Tables,
} from '../../../../src/patches/routeSlices/browser/slices';
import {sliceOf} from '../../../../src/patches/routeSlices/sliceOf';

const loadPage = (): Promise<unknown> => Promise.resolve({});

const SLICE: Slice = {
  base: '/modules/css/',
  shared: {__comp: 'c0'},
  sidebar: 'area',
  pages: [
    ['', 'a1', 'h1', loadPage],
    ['grid.html', 'a2', 'h2', loadPage, 1],
  ],
};

function add(name: string, load: () => Promise<{default: Slice}>) {
  const routes: SlicedRoute[] = [];
  const tables: Tables = {
    createComponent: (path, hash) => `${path}-${hash}`,
    registry: {},
    chunkNames: {},
    chunkHashes: {},
  };
  addSlices(tables, [[routes, {[name]: load}]]);
  return {routes, tables};
}

describe('sliceOf', () => {
  it.each([
    ['/modules/', 'modules'],
    ['/modules/css/', 'modules/css'],
    ['/modules/css/css-grid/grid-gap.html#a', 'modules/css'],
    ['/modules/css/?q=1', 'modules/css'],
    ['/mtm6130/', 'mtm6130'],
    ['/mtm6130/labs/first.html', 'mtm6130'],
    ['/', ''],
  ])('puts %s into %p', (path, name) => {
    expect(sliceOf(path)).toBe(name);
  });
});

describe('loadRoutes', () => {
  it('adds the pages around an address to the tables of Docusaurus, once', async () => {
    const load = jest.fn(() => Promise.resolve({default: SLICE}));
    const {routes, tables} = add('modules/css', load);
    expect(isLeftOut('/modules/css/grid.html')).toBe(true);
    await Promise.all([loadRoutes('/modules/css/'), loadRoutes('/modules/css/grid.html')]);
    await loadRoutes('/modules/css/');
    expect(load).toHaveBeenCalledTimes(1);
    expect(isLeftOut('/modules/css/')).toBe(false);
    expect(routes).toEqual([
      {path: '/modules/css/', exact: true, component: '/modules/css/-0', sidebar: 'area'},
      {path: '/modules/css/grid.html', exact: true, component: '/modules/css/grid.html-0'},
    ]);
    expect(tables.chunkNames['/modules/css/-0']).toEqual({__comp: 'c0', content: 'a1'});
    expect(tables.registry.a2![0]).toBe(loadPage);
    expect(tables.chunkHashes).toEqual({a1: 'h1', a2: 'h2'});
  });

  it('tries again after a failure', async () => {
    const load = jest
      .fn<Promise<{default: Slice}>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({default: {...SLICE, base: '/modules/php/'}});
    const {routes} = add('modules/php', load);
    await expect(loadRoutes('/modules/php/')).rejects.toThrow('offline');
    expect(isLeftOut('/modules/php/')).toBe(true);
    await loadRoutes('/modules/php/');
    expect(routes).toHaveLength(2);
  });

  it('has nothing to do for an address outside all slices', async () => {
    expect(isLeftOut('/nope/')).toBe(false);
    await expect(loadRoutes('/nope/')).resolves.toBeUndefined();
  });
});

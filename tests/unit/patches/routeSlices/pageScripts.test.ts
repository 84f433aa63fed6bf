import {chunkOfSlice} from '../../../../src/patches/routeSlices/generate';
import {scriptsOfPages} from '../../../../src/patches/routeSlices/pageScripts';

const ROUTES = `export default [
  {path: '/search/', component: ComponentCreator('/search/', 'aaa'), exact: true},
  {
    path: '/modules',
    component: ComponentCreator('/modules', 'bbb'),
    routes: [
      {
        path: '/modules',
        component: ComponentCreator('/modules', 'ccc'),
        routes: [
          {path: '/modules/css/grid/', component: ComponentCreator('/modules/css/grid/', 'ddd')},
        ],
      },
    ],
  },
  {path: '*', component: ComponentCreator('*')},
];`;

const CHUNK_NAMES = JSON.stringify({
  '/search/-aaa': {__comp: 'c0'},
  '/modules-bbb': {__comp: 'root', __context: {plugin: 'p0'}},
  '/modules-ccc': {__comp: 'root'},
  '/modules/css/grid/-ddd': {__comp: 'frame', __context: {data: {branch: 'b1'}}, content: 't1'},
});

const SLICE = chunkOfSlice('modules/css');
const CHUNKS = ['c0', 'p0', 'frame', 'vendors', 'b1', 't1', SLICE];
const MANIFEST = {
  origins: {
    ...Object.fromEntries(CHUNKS.map((chunk) => [chunk, [chunk]])),
    frame: ['styles', 'vendors', 'frame'],
  },
  assets: {
    ...Object.fromEntries(CHUNKS.map((chunk) => [chunk, {js: [{file: `js/${chunk}.js`}]}])),
    styles: {css: [{file: 'css/styles.css'}]},
  },
};

it('lists a page’s slice, its data, frame and text, with what these load, once each', () => {
  const pages = scriptsOfPages({routes: ROUTES, chunkNames: CHUNK_NAMES}, MANIFEST);
  expect(pages.get('/modules/css/grid/')).toEqual(
    [SLICE, 'p0', 'vendors', 'frame', 'b1', 't1'].map((chunk) => `js/${chunk}.js`),
  );
  expect(pages.get('/search/')).toEqual(['js/c0.js']);
});

it('refuses a route table of another form', () => {
  const files = {routes: 'export default [];', chunkNames: '{}'};
  expect(() => scriptsOfPages(files, MANIFEST)).toThrow('a new format');
});

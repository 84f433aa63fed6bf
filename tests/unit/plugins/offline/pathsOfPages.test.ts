import {type BuiltSite, createPathFinder} from '../../../../src/plugins/offline/pathsOfPages';

const FILES: Readonly<Record<string, string>> = {
  '/a/':
    '<link href=/b/x.html><img src="/assets/images/cat-1.png" srcset="/assets/images/cat-2.webp 2x"><iframe src=/runner/still/page.0123456789ab.html>',
  '/b/x.html': '<p>',
  '/assets/js/0a1b2c3d.4e5f6071.js':
    '{runner:"sql",setup:"shop"},{still:"runner/still/late.0123456789ab.html"},"/runner/php.1.wasm"',
  '/assets/js/main.1.js': '"/runner/php.1.wasm"',
  '/assets/js/9f9f9f9f.4e5f6071.js': '',
  '/assets/js/11111111.4e5f6071.js': '',
  '/assets/images/cat-1.png': '',
  '/assets/images/cat-2.webp': '',
  '/assets/images/dog.png': '',
  '/assets/search/words.json': '',
  '/runner/still/page.0123456789ab.html': '<img src="tree.0123456789ab.svg">',
  '/runner/still/tree.0123456789ab.svg': '',
  '/runner/still/late.0123456789ab.html': '',
  '/runner/sql-worker.1.js': '',
  '/runner/preview.1.html': '',
  '/runner/php.1.wasm': '',
  '/runner/setups/shop.1.json': '',
  '/a/index.html.md': '',
};
const site: BuiltSite = {
  paths: new Set(Object.keys(FILES)),
  read: (path) => FILES[path]!,
  scripts: {
    '/a/': ['assets/js/0a1b2c3d.4e5f6071.js', 'assets/js/main.1.js'],
    '/b/x.html': ['assets/js/11111111.4e5f6071.js', 'assets/js/9f9f9f9f.4e5f6071.js'],
    '/b/y.html': ['assets/js/11111111.4e5f6071.js'],
  },
  runtimes: {
    'sql-worker.js': '/runner/sql-worker.1.js',
    'preview.html': '/runner/preview.1.html',
    'php.wasm': '/runner/php.1.wasm',
    'setups/shop.json': '/runner/setups/shop.1.json',
  },
};

test('a course has its pages with their pictures, scripts, stills, engines and prepared files, and of other pages only shared scripts', () => {
  expect(createPathFinder(site)(['/a/'])).toEqual([
    '/a/',
    '/assets/images/cat-1.png',
    '/assets/images/cat-2.webp',
    '/assets/js/0a1b2c3d.4e5f6071.js',
    '/assets/js/11111111.4e5f6071.js',
    '/assets/js/main.1.js',
    '/assets/search/words.json',
    '/runner/preview.1.html',
    '/runner/setups/shop.1.json',
    '/runner/sql-worker.1.js',
    '/runner/still/late.0123456789ab.html',
    '/runner/still/page.0123456789ab.html',
    '/runner/still/tree.0123456789ab.svg',
  ]);
});

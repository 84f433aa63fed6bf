import {
  chunkOfSlice,
  sliceFiles,
  type GeneratedFiles,
} from '../../../../src/patches/routeSlices/generate';

const ROW = (chunk: string, path: string): string =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${path}"), "${path}", require.resolveWeak("${path}")],`;

/** As Docusaurus 3.10.2 writes them (core/lib/server/codegen/codegenRoutes.js). */
function generated(pageNames: object = {__comp: 'c2', content: 'p1'}): GeneratedFiles {
  return {
    routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search/',
    component: ComponentCreator('/search/', 'aaa'),
    exact: true
  },
  {
    path: '/modules',
    component: ComponentCreator('/modules', 'bbb'),
    routes: [
      {
        path: '/modules',
        component: ComponentCreator('/modules', 'ccc'),
        routes: [
          {
            path: '/modules/',
            component: ComponentCreator('/modules/', 'ddd'),
            exact: true
          },
          {
            path: '/modules/css/for...in.html',
            component: ComponentCreator('/modules/css/for...in.html', 'eee'),
            exact: true,
            sidebar: "area"
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
    registry: `export default {
${[ROW('c0', '@theme/Search'), ROW('c1', '@theme/DocRoot'), ROW('c2', '@theme/DocItem'), ROW('p1', '@site/modules/index.md'), ROW('p2', '@site/modules/css/for.md')].join('\n')}};
`,
    chunkNames: JSON.stringify({
      '/search/-aaa': {__comp: 'c0'},
      '/modules-bbb': {__comp: 'c1'},
      '/modules-ccc': {__comp: 'c1'},
      '/modules/-ddd': pageNames,
      '/modules/css/for...in.html-eee': {__comp: 'c2', content: 'p2'},
    }),
  };
}

describe('sliceFiles', () => {
  const {routes, registry, chunkNames, slices} = sliceFiles(generated());

  it('leaves an empty list where pages were, and all other routes', () => {
    expect(routes).toContain(
      '{path: "/search/", component: ComponentCreator("/search/", "aaa"), "exact": true}',
    );
    expect(routes).toContain('component: ComponentCreator("/modules", "ccc"), routes: lists[0]}');
    expect(routes).toContain('{path: "*", component: ComponentCreator("*")}');
    expect(routes).not.toContain('for...in');
  });

  it('takes the chunks of pages out of the tables, and no others', () => {
    expect([...registry.matchAll(/^ {2}"(\w+)"/gm)].map(([, chunk]) => chunk)).toEqual([
      'c0',
      'c1',
      'c2',
    ]);
    expect(JSON.parse(chunkNames.replace(/^export default|;\n$/g, ''))).toEqual({
      '/search/-aaa': {__comp: 'c0'},
      '/modules-bbb': {__comp: 'c1'},
      '/modules-ccc': {__comp: 'c1'},
    });
  });

  it('puts the frame of all pages into one chunk, under the name of the page’s own part', () => {
    expect(registry).toContain(
      '"c1": [() => import(/* webpackChunkName: "c2" */ "@theme/DocRoot"), "", require.resolveWeak("@theme/DocRoot")],',
    );
    expect(registry).toContain('webpackChunkName: "c0" */ "@theme/Search"');
  });

  it('writes a slice a topic, with a row a page', () => {
    expect([...slices.keys()]).toEqual([chunkOfSlice('modules'), chunkOfSlice('modules/css')]);
    const css = slices.get(chunkOfSlice('modules/css'))!;
    expect(css).toContain('base: "/modules/css/"');
    expect(css).toContain('shared: {"__comp":"c2"}');
    expect(css).toContain(
      '["for...in.html", "p2", "#p2", () => import(/* webpackChunkName: "p2" */ "@site/modules/css/for.md")],',
    );
    const modules = slices.get(chunkOfSlice('modules'))!;
    expect(modules).toContain('"@site/modules/index.md"), 1],');
    expect(routes).toContain(`"${chunkOfSlice('modules/css')}" */ './slices/`);
  });

  it('names chunks of slices like those of pages, whose failure the reader is told of', () => {
    expect(chunkOfSlice('modules/css')).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each([
    ['a route table', {routes: 'export default []'}, 'route table has a new format'],
    [
      'a chunk registry',
      {registry: 'export default {\n  "c0": () => import("x"),\n};'},
      'chunk registry has a new format',
    ],
    [
      'a chunk registry without pages',
      {registry: ROW('c0', '@theme/Search')},
      'registry has no chunk p1',
    ],
    ['a page without a chunk', generated({__comp: 'c2'}), 'The page /modules/ has no chunk'],
  ])('refuses %s', (_what, change, message) => {
    expect(() => sliceFiles({...generated(), ...change})).toThrow(message);
  });
});

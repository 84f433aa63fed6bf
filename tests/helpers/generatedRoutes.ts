import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {GeneratedFiles} from '../../src/patches/routeSlices/generate';

const plugin = {name: 'docusaurus-plugin-content-docs', id: 'modules'};
const page = (path: string, content: string, rest: object = {}) => ({
  path,
  component: '@theme/DocItem',
  exact: true,
  modules: {content},
  ...rest,
});

/** A page outside the docs, and an area with two pages. */
const ROUTES = [
  {path: '/search/', component: '@site/src/pages/search/index.tsx', exact: true, plugin},
  {
    path: '/modules',
    component: '@theme/DocsRoot',
    plugin,
    routes: [
      {
        path: '/modules',
        component: '@theme/DocVersionRoot',
        routes: [
          {
            path: '/modules',
            component: '@theme/DocRoot',
            routes: [
              page('/modules/', '@site/modules/index.md'),
              page('/modules/css/grid.html', '@site/modules/css/grid.md', {sidebar: 'area'}),
            ],
          },
        ],
      },
    ],
  },
];

/** What the installed version of Docusaurus generates for two pages of the modules and one page besides. */
export async function generatedRoutes(): Promise<GeneratedFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  await generateRouteFiles({
    generatedFilesDir: folder,
    baseUrl: '/',
    routes: ROUTES,
  });
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const files = {
    routes: read('routes.js'),
    registry: read('registry.js'),
    chunkNames: read('routesChunkNames.json'),
  };
  rmSync(folder, {recursive: true});
  return files;
}

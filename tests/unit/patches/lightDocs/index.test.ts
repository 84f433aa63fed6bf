import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import lightDocs from '../../../../src/patches/lightDocs';
import {writeTree} from '../../../helpers/writeTree';

const VERSION = {
  docsSidebars: {
    area: [
      {type: 'link', label: 'Modules', href: '/modules/', docId: 'index', unlisted: false},
      {
        type: 'category',
        label: 'CSS',
        href: '/modules/css/',
        collapsed: true,
        items: [{type: 'link', label: 'Grid', href: '/modules/css/grid.html', docId: 'css/grid'}],
      },
      {
        type: 'category',
        label: 'SQL',
        items: [
          {type: 'link', label: 'Joins', href: '/modules/sql/joins.html', docId: 'sql/joins'},
        ],
      },
    ],
  },
  docs: {index: {id: 'index'}},
};
const PAGES = ['/modules/', '/modules/css/', '/modules/css/grid.html', '/modules/sql/joins.html'];

const mockPlugin = jest.fn();
jest.mock('@docusaurus/plugin-content-docs', () => ({
  __esModule: true,
  default: () => Promise.resolve(mockPlugin()),
  validateOptions: jest.fn(),
}));

/** What plugin-content-docs 3.10.2 does with its actions. */
const stock: Partial<Plugin> = {
  contentLoaded: async ({actions}) => {
    await actions.createData('doc.json', {permalink: '/x', frontMatter: {a: 1}, id: 'x'});
    actions.setGlobalData({versions: [{name: 'current', docs: [{id: 'index'}]}]});
    actions.addRoute({
      path: '/modules',
      component: '@theme/DocsRoot',
      routes: [
        {
          path: '/modules',
          component: '@theme/DocVersionRoot',
          props: {version: VERSION},
          routes: [
            {
              path: '/modules',
              component: '@theme/DocRoot',
              routes: PAGES.map((path) => ({path, component: '@theme/DocItem', exact: true})),
            },
          ],
        },
      ],
    });
  },
};

async function load(environment: string) {
  mockPlugin.mockReturnValue({name: 'docs', ...stock});
  const plugin = await lightDocs(
    {generatedFilesDir: '/site/.docusaurus'} as LoadContext,
    {} as never,
  );
  const actions = {
    addRoute: jest.fn<void, [RouteConfig]>(),
    createData: jest.fn((name: string, _data: unknown) =>
      Promise.resolve(`/site/.docusaurus/docs/modules/${name}`),
    ),
    setGlobalData: jest.fn(),
  };
  const previous = process.env.NODE_ENV;
  Object.assign(process.env, {NODE_ENV: environment});
  await plugin.contentLoaded?.({actions, content: undefined});
  Object.assign(process.env, {NODE_ENV: previous});
  const version = actions.addRoute.mock.calls[0]![0].routes![0]!;
  return {plugin, actions, version, pages: version.routes![0]!.routes!};
}

describe('the docs plugin of the portal', () => {
  it('gives documents and global data without what only the stock theme reads', async () => {
    const {actions} = await load('production');
    expect(actions.createData.mock.calls[0]![1]).toMatchObject({id: 'x', frontMatter: {}});
    expect(actions.setGlobalData.mock.calls[0]![0]).toEqual({
      versions: [{name: 'current', docs: [], draftIds: [], sidebars: {}}],
    });
  });

  it('takes the branch of each topic out of the tree, and gives it to the topic’s own pages', async () => {
    const {version, pages, actions} = await load('production');
    const {area} = (version.props as {version: typeof VERSION}).version.docsSidebars;
    const address = expect.stringMatching(/^\/assets\/sidebar\/[0-9a-f]{8}\.json$/);
    expect(area).toEqual([
      {type: 'link', label: 'Modules', href: '/modules/'},
      {type: 'category', label: 'CSS', href: '/modules/css/', items: [], branch: address},
      {type: 'category', label: 'SQL', href: undefined, items: [], branch: address},
    ]);
    const [none, css, grid, joins] = pages.map(
      ({context}) => (context?.data as {branch?: string} | undefined)?.branch,
    );
    expect(none).toBeUndefined();
    expect(css).toMatch(/^@generated\/docs\/modules\/[0-9a-f]{8}\.json$/);
    expect(grid).toBe(css);
    expect(joins).not.toBe(css);
    expect(actions.createData.mock.calls[1]![1]).toMatchObject({
      items: [{type: 'link', label: 'Grid', href: '/modules/css/grid.html'}],
    });
  });

  it('writes each branch to where the tree says', async () => {
    const {plugin, version} = await load('production');
    const outDir = writeTree({});
    await plugin.postBuild?.({outDir} as never);
    const {area} = (version.props as {version: typeof VERSION}).version.docsSidebars;
    const {branch} = area[1] as unknown as {branch: string};
    expect(JSON.parse(readFileSync(join(outDir, branch), 'utf8'))).toEqual([
      {type: 'link', label: 'Grid', href: '/modules/css/grid.html'},
    ]);
    expect(readdirSync(join(outDir, 'assets/sidebar'))).toHaveLength(2);
  });

  it('leaves the tree whole in development', async () => {
    const {version, pages} = await load('development');
    const {area} = (version.props as {version: typeof VERSION}).version.docsSidebars;
    expect(area[1]!.items).toHaveLength(1);
    expect(pages[1]).not.toHaveProperty('context');
  });
});

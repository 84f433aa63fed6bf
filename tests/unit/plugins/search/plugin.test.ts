import {mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {decodeIndex} from '../../../../src/lib/search/suggestionIndex';
import searchPlugin from '../../../../src/plugins/search';
import {PAGE_LIST} from '../../../../src/plugins/search/writeSearchIndex';

type Create =
  typeof import('../../../../src/plugins/search/developmentServer').createSearchMiddleware;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-plugin-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('the search plugin', () => {
  const plugin = searchPlugin({siteDir: '/'} as LoadContext);

  it('puts a placeholder for the version into every page', () => {
    const tags = plugin.injectHtmlTags?.({content: undefined});
    expect(JSON.stringify(tags)).toContain('__PORTAL_SEARCH_VERSION__');
  });

  it('leaves a list of found and hidden pages: unlisted and noindex ones are hidden', async () => {
    const docs = [
      {permalink: '/modules/css/', unlisted: false},
      {permalink: '/mtm6130/working/template/', unlisted: true},
    ];
    await plugin.allContentLoaded?.({
      allContent: {'docusaurus-plugin-content-docs': {modules: {loadedVersions: [{docs}]}}},
    } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);
    await plugin.postBuild?.({
      outDir: folder,
      routesPaths: ['/modules/css/', '/mtm6130/working/template/', '/secret/', '/404.html'],
      routesBuildMetadata: {'/secret/': {noIndex: true}},
    } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
    expect(JSON.parse(readFileSync(join(folder, PAGE_LIST), 'utf8'))).toEqual({
      found: ['/modules/css/'],
      hidden: ['/404.html', '/secret/', '/mtm6130/working/template/'],
    });
  });
});

describe('the development server', () => {
  const INDEX = '/assets/search/suggestions-development.json';
  const {NODE_ENV} = process.env;
  let createSearchMiddleware: Create;

  beforeEach(() => {
    jest.useFakeTimers({now: 0});
    process.env.NODE_ENV = 'development';
    mkdirSync(join(folder, 'courses'));
    jest.isolateModules(() => {
      ({createSearchMiddleware} = jest.requireActual<{createSearchMiddleware: Create}>(
        '../../../../src/plugins/search/developmentServer',
      ));
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    process.env.NODE_ENV = NODE_ENV;
  });

  function ask(middleware: ReturnType<Create>, url: string) {
    const next = jest.fn();
    const response = {setHeader: jest.fn(), end: jest.fn(), statusCode: 0};
    middleware({url} as IncomingMessage, response as unknown as ServerResponse, next);
    return {next, status: response.statusCode, body: response.end.mock.calls[0]?.[0] as string};
  }

  function writeLesson(title: string): string {
    const file = join(folder, 'modules/css/grid.md');
    mkdirSync(join(folder, 'modules/css'), {recursive: true});
    writeFileSync(file, `---\ntitle: ${title}\n---\n\nText.\n\n## Gap\n`);
    return file;
  }

  it('answers with an index of the sources, and again when they have changed', () => {
    writeLesson('Grid');
    const middleware = createSearchMiddleware(folder);
    const titles = () => decodeIndex(ask(middleware, INDEX).body).pages.map(({title}) => title);
    expect(titles()).toEqual(['Interactive Media Design', 'Grid']);
    const file = writeLesson('Grid layout');
    utimesSync(file, 1, 1);
    jest.advanceTimersByTime(1_000);
    expect(titles()).toEqual(['Interactive Media Design', 'Grid layout']);
  });

  it('answers 404 for other files of the search, and leaves the rest to others', () => {
    writeLesson('Grid');
    const middleware = createSearchMiddleware(folder);
    expect(ask(middleware, '/assets/search/nope.json').status).toBe(404);
    expect(ask(middleware, '/modules/').next).toHaveBeenCalled();
  });
});

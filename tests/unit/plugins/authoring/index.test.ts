import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {AuthoringReport, AuthorProblem} from '../../../../src/data/authoring';
import authoring, {globalDataOf} from '../../../../src/plugins/authoring';
import {readReport} from '../../../../src/plugins/authoring/readReport';
import {writeTree} from '../../../helpers/writeTree';

jest.mock('../../../../src/plugins/authoring/readReport');

const REPORT: AuthoringReport = {at: 1, problems: [], topics: []};

const problem: AuthorProblem = {
  path: 'modules/a.md',
  line: 1,
  column: 1,
  rule: 'fence-open',
  severity: 'error',
  message: 'a fence is never closed',
  remedy: 'close it',
};

function pluginIn(environment: string, generatedFilesDir = '/site/.docusaurus') {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, {NODE_ENV: environment});
  const plugin = authoring({siteDir: '/site', generatedFilesDir} as LoadContext);
  Object.assign(process.env, {NODE_ENV: before});
  return plugin;
}

/** A bundler with the plugins that are asked for; the function says that a bundle is complete. */
function bundlerOf(result: unknown): () => void {
  const listeners: (() => void)[] = [];
  const hooks = {done: {tap: (_name: string, listener: () => void) => listeners.push(listener)}};
  const {plugins} = result as {plugins: readonly {apply(compiler: object): void}[]};
  plugins.forEach((plugin) => plugin.apply({hooks}));
  return () => listeners.forEach((listener) => listener());
}

describe('the authoring plugin', () => {
  it('does nothing in production', () => {
    expect(pluginIn('production')).toEqual({name: 'authoring'});
  });

  it('watches the sources and the word list while an author works', () => {
    expect(pluginIn('development').getPathsToWatch?.()).toEqual([
      '/site/modules/**/*',
      '/site/courses/**/*',
      '/site/config/words.txt',
      '/site/.docusaurus/authoring-first-report',
    ]);
  });

  it('makes the first report once, when the server is ready, and is called again when it is made', async () => {
    const folder = writeTree({});
    const {configureWebpack, loadContent} = pluginIn('development', folder);
    let made!: (report: AuthoringReport) => void;
    const read = jest.mocked(readReport);
    read.mockReturnValueOnce(new Promise((resolve) => (made = resolve)));
    expect(await loadContent?.()).toEqual({at: 0, problems: [], topics: []});
    expect(read).not.toHaveBeenCalled();
    const done = bundlerOf(configureWebpack?.({}, false, {} as never, undefined));
    done();
    done();
    expect(read).toHaveBeenCalledTimes(1);
    const signal = join(folder, 'authoring-first-report');
    expect(existsSync(signal)).toBe(false);
    made(REPORT);
    await new Promise(setImmediate);
    expect(existsSync(signal)).toBe(true);
    read.mockResolvedValueOnce(REPORT);
    expect(await loadContent?.()).toBe(REPORT);
  });

  it('adds its page and tells every page the first hundred problems and their number', async () => {
    const actions = {
      setGlobalData: jest.fn(),
      createData: jest.fn(async () => 'report.json'),
      addRoute: jest.fn(),
    };
    const content = {
      problems: [
        ...Array.from({length: 150}, () => problem),
        {...problem, severity: 'warning' as const},
      ],
      topics: [],
      at: 0,
    };
    await pluginIn('development').contentLoaded?.({content, actions: actions as never});
    expect(actions.setGlobalData).toHaveBeenCalledWith(
      expect.objectContaining({errors: 150, warnings: 1}),
    );
    expect(globalDataOf(content).problems).toHaveLength(100);
    expect(actions.addRoute).toHaveBeenCalledWith(
      expect.objectContaining({path: '/authoring/', modules: {report: 'report.json'}}),
    );
  });
});

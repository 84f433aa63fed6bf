import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import type {AuthoringData, AuthoringReport, AuthorProblem} from '../../../../src/data/authoring';
import authoring, {overlayOf} from '../../../../src/plugins/authoring';
import {readReport} from '../../../../src/plugins/authoring/readReport';
import {writeTree} from '../../../helpers/writeTree';

jest.mock('../../../../src/plugins/authoring/readReport');

const problem: AuthorProblem = {
  path: 'modules/a.md',
  line: 1,
  column: 1,
  rule: 'fence-open',
  severity: 'error',
  message: 'a fence is never closed',
  remedy: 'close it',
};

const REPORT: AuthoringReport = {at: 1, problems: [problem], topics: []};
const NEXT_REPORT: AuthoringReport = {at: 2, problems: [problem, problem], topics: []};

function pluginIn(environment: string, siteDir = '/site') {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, {NODE_ENV: environment});
  const plugin = authoring({siteDir} as LoadContext);
  Object.assign(process.env, {NODE_ENV: before});
  return plugin;
}

const read = jest.mocked(readReport);

/** The plugin after the start of the server, with what it has handed to Docusaurus. */
async function loaded(siteDir?: string) {
  read.mockReset();
  const folder = writeTree({});
  const plugin = pluginIn('development', siteDir);
  const addRoute = jest.fn();
  const createData = async (name: string, data: object): Promise<string> => {
    writeFileSync(join(folder, name), JSON.stringify(data));
    return join(folder, name);
  };
  const content = await plugin.loadContent?.();
  await plugin.contentLoaded?.({content, actions: {addRoute, createData} as never});
  const reportIn = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  /** Waits until this report stands in both files, of which the overlay's is written last. */
  const written = async (report: AuthoringReport): Promise<void> => {
    while (!isDeepStrictEqual(reportIn('overlay.json'), overlayOf(report))) {
      await new Promise(setImmediate);
    }
    expect(reportIn('report.json')).toEqual(report);
  };
  return {plugin, addRoute, reportIn, written};
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
    ]);
  });

  it('makes the first report when the server is ready, and once', async () => {
    const {plugin, reportIn, written} = await loaded();
    expect(await reportIn('report.json')).toEqual({at: 0, problems: [], topics: []});
    expect(read).not.toHaveBeenCalled();
    const done = bundlerOf(plugin.configureWebpack?.({}, false, {} as never, undefined));
    read.mockResolvedValueOnce(REPORT);
    done();
    done();
    await written(REPORT);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('makes another when a source changes, and one more for all changes while it is made', async () => {
    const {plugin, written} = await loaded();
    let made!: (report: AuthoringReport) => void;
    read.mockReturnValueOnce(new Promise((resolve) => (made = resolve)));
    read.mockResolvedValueOnce(NEXT_REPORT);
    for (let change = 0; change < 3; change += 1) {
      void plugin.loadContent?.();
    }
    expect(read).toHaveBeenCalledTimes(1);
    made(REPORT);
    await written(NEXT_REPORT);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('tells of a report that fails, and makes the next', async () => {
    const {plugin, written} = await loaded();
    const tell = jest.spyOn(console, 'error').mockReturnValue();
    const failure = new Error('no memory');
    read.mockRejectedValueOnce(failure);
    void plugin.loadContent?.();
    await new Promise(setImmediate);
    expect(tell).toHaveBeenCalledWith(expect.any(String), failure);
    tell.mockRestore();
    read.mockResolvedValueOnce(REPORT);
    void plugin.loadContent?.();
    await written(REPORT);
  });

  it('says of a course that came after the start that it needs another start', async () => {
    const site = writeTree({'courses/mtm6130/course.yml': 'code: MTM6130\n'});
    const {plugin, reportIn} = await loaded(site);
    mkdirSync(join(site, 'courses/mtm6500'));
    writeFileSync(join(site, 'courses/mtm6500/course.yml'), 'code: MTM6500\n');
    read.mockResolvedValueOnce({at: 2, problems: [problem], topics: []});
    void plugin.loadContent?.();
    while ((reportIn('overlay.json') as AuthoringData).errors < 2) {
      await new Promise(setImmediate);
    }
    const {problems} = reportIn('report.json') as AuthoringReport;
    expect(problems.map(({path, remedy}) => [path, remedy])).toEqual([
      ['courses/mtm6500/course.yml', expect.stringContaining('start it again')],
      [problem.path, problem.remedy],
    ]);
  });

  it('never has Docusaurus put the site together again, which would take back new pages', async () => {
    const {plugin, written} = await loaded();
    read.mockResolvedValueOnce(REPORT);
    const onLoaded = jest.fn();
    void Promise.resolve(plugin.loadContent?.()).finally(onLoaded);
    await written(REPORT);
    expect(onLoaded).not.toHaveBeenCalled();
  });

  it('adds its page, and tells every page the first hundred problems and their number', async () => {
    const {plugin, addRoute, written} = await loaded();
    const report = {
      problems: [
        ...Array.from({length: 150}, () => problem),
        {...problem, severity: 'warning' as const},
      ],
      topics: [],
      at: 1,
    };
    read.mockResolvedValueOnce(report);
    void plugin.loadContent?.();
    await written(report);
    expect(overlayOf(report)).toMatchObject({errors: 150, warnings: 1});
    expect(overlayOf(report).problems).toHaveLength(100);
    expect(addRoute).toHaveBeenCalledWith(
      expect.objectContaining({
        path: '/authoring/',
        modules: {report: expect.stringMatching(/report\.json$/) as string},
      }),
    );
  });
});

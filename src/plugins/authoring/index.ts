import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {AUTHORING_PATH, type AuthoringData, type AuthoringReport} from '../../data/authoring';
import {readReport} from './readReport';

/** Problems that every page carries; the rest stands on the plugin’s own page. */
const MOST_ON_A_PAGE = 100;
const WATCHED = ['modules/**/*', 'courses/**/*', 'config/words.txt'];
/** Touched when the first report is there; below the folder of generated files. */
const FIRST_REPORT = 'authoring-first-report';
const NOTHING_YET: AuthoringReport = {at: 0, problems: [], topics: []};

/**
 * While an author works: the mistakes of all sources for the overlay, and the page of problems and progress.
 * The first report begins when the server is ready, so that it costs that nothing; when it is made, a watched
 * file calls the plugin again.
 * In production it does nothing.
 */
export default function authoringPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const name = 'authoring';
  if (process.env.NODE_ENV !== 'development') {
    return {name};
  }
  const signal = join(generatedFilesDir, FIRST_REPORT);
  const tell = (): void => {
    mkdirSync(generatedFilesDir, {recursive: true});
    writeFileSync(signal, String(Date.now()));
  };
  let isFirst = true;
  const loadContent = async (): Promise<AuthoringReport> => {
    if (!isFirst) {
      return await readReport(siteDir);
    }
    isFirst = false;
    return NOTHING_YET;
  };
  // A report that fails is made once more by the call that follows, which tells why.
  const makeFirstReport = (): void => void readReport(siteDir).then(tell, tell);
  return {
    name,
    loadContent,
    contentLoaded: async ({content: loaded, actions}) => {
      const content = loaded as AuthoringReport;
      actions.setGlobalData(globalDataOf(content));
      const report = await actions.createData('report.json', JSON.stringify(content));
      actions.addRoute({
        path: AUTHORING_PATH,
        component: '@site/src/components/Authoring/Page',
        exact: true,
        modules: {report},
      });
    },
    configureWebpack: () => ({plugins: [onFirstDone(makeFirstReport)]}),
    getPathsToWatch: () => [...WATCHED.map((path) => join(siteDir, path)), signal],
  };
}

/** What is used of the bundler. */
interface Compiler {
  readonly hooks: {
    readonly done: {tap(name: string, listener: () => void): void};
  };
}

/** A plugin of the bundler that calls back once, when everything is bundled for the first time. */
function onFirstDone(callback: () => void): {apply(compiler: Compiler): void} {
  let isFirst = true;
  return {
    apply: ({hooks}) =>
      hooks.done.tap('authoring', () => {
        if (isFirst) {
          isFirst = false;
          callback();
        }
      }),
  };
}

export function globalDataOf({problems}: AuthoringReport): AuthoringData {
  const errors = problems.filter(({severity}) => severity === 'error').length;
  return {
    problems: problems.slice(0, MOST_ON_A_PAGE),
    errors,
    warnings: problems.length - errors,
  };
}

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
 * The server does not wait for the first report; when it is made, a watched file calls the plugin again.
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
    const report = readReport(siteDir);
    if (!isFirst) {
      return await report;
    }
    isFirst = false;
    // A report that fails is made once more by the call that follows, which tells why.
    void report.then(tell, tell);
    return NOTHING_YET;
  };
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
    getPathsToWatch: () => [...WATCHED.map((path) => join(siteDir, path)), signal],
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

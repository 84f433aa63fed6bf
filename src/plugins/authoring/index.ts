import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {AUTHORING_PATH, type AuthoringData, type AuthoringReport} from '../../data/authoring';
import {readReport} from './readReport';

/** Problems that every page carries; the rest stands on the plugin’s own page. */
const MOST_ON_A_PAGE = 100;
const WATCHED = ['modules/**/*', 'courses/**/*', 'config/words.txt'];

/**
 * While an author works: the mistakes of all sources for the overlay, and the page of problems and progress.
 * In production it does nothing.
 */
export default function authoringPlugin({siteDir}: LoadContext): Plugin {
  const name = 'authoring';
  if (process.env.NODE_ENV !== 'development') {
    return {name};
  }
  return {
    name,
    loadContent: () => readReport(siteDir),
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
    getPathsToWatch: () => WATCHED.map((path) => join(siteDir, path)),
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

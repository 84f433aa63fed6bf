import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {AUTHORING_PATH, type AuthoringData, type AuthoringReport} from '../../data/authoring';
import {coalesced} from '../coalesced';
import {loadedOnce, replaceFile} from '../developmentReload';
import {courseIds, newCourses} from './newCourses';
import {readReport} from './readReport';

/** Maximum number of problems included in every page; the plugin's own page lists all of them. */
const MOST_ON_A_PAGE = 100;
const WATCHED = ['modules/**/*', 'courses/**/*', 'config/words.txt'];
const NOTHING_YET: AuthoringReport = {at: 0, problems: [], topics: []};

/**
 * In development, collects the problems in all sources for the overlay and for the page of problems and
 * progress. The first report is started once the server is ready, so that it does not delay the start. Each
 * report replaces two generated files. In production the plugin does nothing.
 */
export default function authoringPlugin({siteDir}: LoadContext): Plugin {
  const name = 'authoring';
  if (process.env.NODE_ENV !== 'development') {
    return {name};
  }
  const served = courseIds(siteDir);
  let write = async (_report: AuthoringReport): Promise<void> => {};
  const renew = coalesced(
    async () => {
      const report = await readReport(siteDir);
      const unserved = newCourses(served, courseIds(siteDir));
      await write({...report, problems: [...unserved, ...report.problems]});
    },
    (error) => console.error('The lessons could not be checked.', error),
  );
  return {
    name,
    loadContent: loadedOnce(() => NOTHING_YET, renew),
    contentLoaded: async ({content: loaded, actions}) => {
      const content = loaded as AuthoringReport;
      const report = await actions.createData('report.json', content);
      const overlay = await actions.createData('overlay.json', overlayOf(content));
      write = async (renewed) => {
        await replaceFile(report, JSON.stringify(renewed));
        await replaceFile(overlay, JSON.stringify(overlayOf(renewed)));
      };
      actions.addRoute({
        path: AUTHORING_PATH,
        component: '@site/src/components/Authoring/Page',
        exact: true,
        modules: {report},
      });
    },
    configureWebpack: () => ({plugins: [onFirstDone(renew)]}),
    getPathsToWatch: () => WATCHED.map((path) => join(siteDir, path)),
  };
}

/** The parts of the bundler's interface that are used here. */
interface Compiler {
  readonly hooks: {
    readonly done: {tap(name: string, listener: () => void): void};
  };
}

/** A bundler plugin that calls back once, after the first compilation. */
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

export function overlayOf({problems}: AuthoringReport): AuthoringData {
  const errors = problems.filter(({severity}) => severity === 'error').length;
  return {
    problems: problems.slice(0, MOST_ON_A_PAGE),
    errors,
    warnings: problems.length - errors,
  };
}

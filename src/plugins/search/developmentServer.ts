import {DEVELOPMENT_VERSION, SEARCH_FOLDER} from '../../data/search';
import {readTexts} from '../../markdown/outline';
import {loadPortal} from '../../sources/portal';
import type {Portal} from '../../sources/model';
import {listWeeks} from '../../sources/weeks';
import type {Middleware} from '../developmentMiddleware';
import {byDepth} from './indexable';
import {createSearchFiles, type SearchFiles} from './searchFiles';

/** Responds to requests for index files, which it creates from the current sources. */
export function createSearchMiddleware(siteDir: string): Middleware {
  let known: Portal | undefined;
  let files: SearchFiles['files'] = new Map();
  return (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!path.startsWith(SEARCH_FOLDER)) {
      next();
      return;
    }
    const {portal} = loadPortal(siteDir);
    if (portal !== known) {
      const listed = portal.pages.filter(({frontMatter}) => frontMatter.unlisted !== true);
      const pages = [...readTexts(portal, listed)].sort((a, b) => byDepth(a.path, b.path));
      files = createSearchFiles(pages, listWeeks(portal), DEVELOPMENT_VERSION).files;
      known = portal;
    }
    const content = files.get(path.slice(SEARCH_FOLDER.length));
    response.statusCode = content === undefined ? 404 : 200;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(content ?? 'null');
  };
}

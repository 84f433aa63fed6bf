import {statSync} from 'node:fs';
import {join} from 'node:path';
import {DEVELOPMENT_VERSION, SEARCH_FOLDER} from '../../data/search';
import {readPortal} from '../../lessons/registry';
import {listFiles} from '../../lessons/sources';
import type {Middleware} from '../developmentMiddleware';
import {pagesFromSources} from './fromSources';
import {createSearchFiles, type SearchFiles} from './searchFiles';

/** Answers requests for index files from the sources as they are now. */
export function createSearchMiddleware(siteDir: string): Middleware {
  let state = '';
  let files: SearchFiles['files'] = new Map();
  return (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!path.startsWith(SEARCH_FOLDER)) {
      next();
      return;
    }
    const now = stateOf(siteDir);
    if (now !== state) {
      const {pages} = readPortal(siteDir);
      files = createSearchFiles(pagesFromSources(pages), DEVELOPMENT_VERSION).files;
      state = now;
    }
    const content = files.get(path.slice(SEARCH_FOLDER.length));
    response.statusCode = content === undefined ? 404 : 200;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(content ?? 'null');
  };
}

/** Changes whenever a source is added, removed or written. */
function stateOf(siteDir: string): string {
  return listFiles(siteDir)
    .filter((path) => /\.(?:mdx?|ya?ml)$/.test(path))
    .map((path) => `${path}:${statSync(join(siteDir, path)).mtimeMs}`)
    .join('\n');
}

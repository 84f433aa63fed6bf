import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEVELOPMENT_VERSION, SEARCH_META, SEARCH_VERSION_PLACEHOLDER} from '../../data/search';
import {developmentMiddleware, type Middleware} from '../developmentMiddleware';
import {isNoIndex, listPages, unlistedPaths} from './indexable';
import {PAGE_LIST} from './writeSearchIndex';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Search without a server. This plugin tells pages which version of the index to request, and writes the list
 * of pages that the index must contain. `writeSearchIndex` creates the index once the build is complete.
 */
export default function searchPlugin({siteDir}: LoadContext): Plugin {
  let unlisted: ReadonlySet<string> = new Set();
  return {
    name: 'portal-search',
    allContentLoaded: ({allContent}) => {
      unlisted = unlistedPaths(allContent);
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: SEARCH_META,
            content: isDevelopment
              ? `${DEVELOPMENT_VERSION}-${DEVELOPMENT_VERSION}`
              : SEARCH_VERSION_PLACEHOLDER,
          },
        },
      ],
    }),
    configureWebpack: (_config, isServer) =>
      isDevelopment && !isServer
        ? developmentMiddleware('portal-search', () => searchMiddleware(siteDir))
        : undefined,
    postBuild: async ({outDir, routesPaths, routesBuildMetadata}) => {
      const pages = listPages(
        routesPaths,
        (path) => unlisted.has(path) || isNoIndex(routesBuildMetadata[path]),
      );
      await writeFile(join(outDir, PAGE_LIST), JSON.stringify(pages));
    },
  };
}

/** Its dependencies are loaded on the first request, because a build does not need them. */
function searchMiddleware(siteDir: string): Middleware {
  let made: Promise<Middleware> | undefined;
  return (request, response, next) => {
    made ??= import('./developmentServer').then(({createSearchMiddleware}) =>
      createSearchMiddleware(siteDir),
    );
    made.then((middleware) => middleware(request, response, next), next);
  };
}

import {sliceOf} from '../../lib/routeSlices';
import {
  chunkOfSlice,
  isPageList,
  keyOf,
  readRoutes,
  type ChunkNames,
  type GeneratedFiles,
  type Route,
} from './generate';

/** What a client build says of its chunks: `.docusaurus/client-manifest.json`. */
export interface ClientManifest {
  /** Chunks that load with one, itself among them. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Files of each chunk, by their kind. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly {file: string}[]>>>>;
}

/**
 * The scripts that each page asks for once the main script runs, as paths in the build, by the page's address:
 * its slice of the route table, the frame, its data and its text. Chunks that are part of another have no file.
 *
 * @throws when the files have another form than those of Docusaurus 3.10.2
 */
export function scriptsOfPages(
  files: Pick<GeneratedFiles, 'routes' | 'chunkNames'>,
  {origins, assets}: ClientManifest,
): ReadonlyMap<string, readonly string[]> {
  const chunkNames = JSON.parse(files.chunkNames) as ChunkNames;
  const pages = new Map<string, readonly string[]>();
  const visit = (routes: readonly Route[], chunks: readonly string[], depth: number): void => {
    const isSliced = isPageList(routes, depth);
    for (const route of routes) {
      const own = [...chunks, ...stringsIn(chunkNames[keyOf(route)])];
      if (route.routes === undefined) {
        const all = isSliced ? [chunkOfSlice(sliceOf(route.path)), ...own] : own;
        const loaded = new Set(all.flatMap((chunk) => origins[chunk] ?? []));
        pages.set(
          route.path,
          [...loaded].flatMap((chunk) => (assets[chunk]?.js ?? []).map(({file}) => file)),
        );
      } else {
        visit(route.routes, own, depth + 1);
      }
    }
  };
  visit(readRoutes(files.routes), [], 1);
  return pages;
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

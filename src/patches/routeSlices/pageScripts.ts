import {
  chunkOfSlice,
  isPageList,
  keyOf,
  readRoutes,
  type ChunkNames,
  type GeneratedFiles,
  type Route,
} from './generate';
import {sliceOf} from './sliceOf';

/** What a client build records about its chunks in `.docusaurus/client-manifest.json`. */
export interface ClientManifest {
  /** The chunks that load together with a chunk, itself included. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** The files of each chunk, by kind. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly {file: string}[]>>>>;
}

/**
 * The scripts that each page requests once the main script runs: its slice of the route table, the frame, its
 * data and its text. Keys are URLs, values are paths in the build. A chunk merged into another has no file.
 *
 * @throws when the files are not in the format of Docusaurus 3.10
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

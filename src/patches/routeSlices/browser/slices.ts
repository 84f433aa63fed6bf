/**
 * The route table in slices. Docusaurus puts a row for every page of the site into the main script. Here a
 * page's row arrives with those of its topic or course, when a URL there is first requested.
 */
import {sliceOf} from '../sliceOf';

/** A row of a slice, as it enters the route table. */
export interface SlicedRoute {
  readonly path: string;
  readonly exact: true;
  readonly component: unknown;
  readonly sidebar?: string;
}

/** Names of the chunks that make up a page, as Docusaurus groups them. */
type ChunkNames = Readonly<Record<string, unknown>>;

export interface Slice {
  /** Common prefix of the paths of all its pages. */
  readonly base: string;
  /** The chunks that all its pages share. */
  readonly shared: ChunkNames;
  readonly sidebar: string;
  readonly pages: readonly PageRow[];
}

export type PageRow = readonly [
  tail: string,
  chunk: string,
  hash: string,
  load: () => Promise<unknown>,
  isOutsideSidebar?: 1,
];

/** Docusaurus' tables, to which slices are added. */
export interface Tables {
  readonly createComponent: (path: string, hash: string) => unknown;
  readonly registry: Record<string, readonly unknown[]>;
  readonly chunkNames: Record<string, ChunkNames>;
  /** The content hashes of page chunks, which the bundler's runtime reads. */
  readonly chunkHashes: Record<string, string>;
}

type Load = () => Promise<{readonly default: Slice}>;

interface Waiting {
  readonly load: Load;
  readonly add: (slice: Slice) => void;
  loading?: Promise<void>;
}

/** Docusaurus distinguishes routes of the same path by a hash; within a slice, paths are unique. */
const ROUTE_HASH = '0';

const waiting = new Map<string, Waiting>();

/** Registers slices, each of which adds its pages to a list of routes when it is loaded. */
export function addSlices(
  tables: Tables,
  lists: readonly (readonly [SlicedRoute[], Readonly<Record<string, Load>>])[],
): void {
  for (const [routes, slices] of lists) {
    for (const [name, load] of Object.entries(slices)) {
      waiting.set(name, {load, add: (slice) => addPages(slice, routes, tables)});
    }
  }
}

/** Whether the pages around a URL are still missing from the route table. */
export function isLeftOut(path: string): boolean {
  return waiting.has(sliceOf(path));
}

/** Completes the route table around a URL. After a failure the next call tries again. */
export async function loadRoutes(path: string): Promise<void> {
  const name = sliceOf(path);
  const slice = waiting.get(name);
  if (slice === undefined) {
    return;
  }
  slice.loading ??= slice.load().then(
    ({default: loaded}) => {
      slice.add(loaded);
      waiting.delete(name);
    },
    (error: unknown) => {
      delete slice.loading;
      throw error;
    },
  );
  await slice.loading;
}

function addPages(
  {base, shared, sidebar, pages}: Slice,
  routes: SlicedRoute[],
  {createComponent, registry, chunkNames, chunkHashes}: Tables,
): void {
  for (const [tail, chunk, hash, load, isOutsideSidebar] of pages) {
    const path = `${base}${tail}`;
    registry[chunk] = [load, '', ''];
    chunkHashes[chunk] = hash;
    chunkNames[`${path}-${ROUTE_HASH}`] = {...shared, content: chunk};
    routes.push({
      path,
      exact: true,
      component: createComponent(path, ROUTE_HASH),
      ...(isOutsideSidebar === undefined && {sidebar}),
    });
  }
}

/**
 * The route table in slices. Docusaurus puts a row for every page of the site into the main script; here a
 * page's row comes with those of its topic or course, when an address there is first asked for.
 */

/** What a row becomes in the route table. */
export interface SlicedRoute {
  readonly path: string;
  readonly exact: true;
  readonly component: unknown;
  readonly sidebar?: string;
}

/** Names of the chunks that make up a page, as Docusaurus groups them. */
type ChunkNames = Readonly<Record<string, unknown>>;

export interface Slice {
  /** Address that all of its pages begin with. */
  readonly base: string;
  /** Chunks that all of its pages share. */
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

/** The tables of Docusaurus that a slice is added to. */
export interface Tables {
  readonly createComponent: (path: string, hash: string) => unknown;
  readonly registry: Record<string, readonly unknown[]>;
  readonly chunkNames: Record<string, ChunkNames>;
  /** Content hashes of page chunks, for the bundler's runtime. */
  readonly chunkHashes: Record<string, string>;
}

type Load = () => Promise<{readonly default: Slice}>;

interface Waiting {
  readonly load: Load;
  readonly add: (slice: Slice) => void;
  loading?: Promise<void>;
}

/** Docusaurus tells routes with the same path apart by a hash; slices have none twice. */
const ROUTE_HASH = '0';

const waiting = new Map<string, Waiting>();

/** Name of the slice that a page belongs to: its topic in the modules, else its area. */
export function sliceOf(path: string): string {
  const [area = '', topic = '', ...rest] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1);
  return area === 'modules' && rest.length > 0 ? `${area}/${topic}` : area;
}

/** Makes slices known, which add their pages to a list of routes when they are loaded. */
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

/** Whether the pages around an address are not in the route table yet. */
export function isLeftOut(path: string): boolean {
  return waiting.has(sliceOf(path));
}

/** Completes the route table around an address; after a failure the next call tries again. */
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

import {createHash} from 'node:crypto';
import {runInNewContext} from 'node:vm';
import {sliceOf} from './sliceOf';

/** A route as Docusaurus writes it into `.docusaurus/routes.js`. */
export interface Route {
  readonly path: string;
  readonly component: {readonly path: string; readonly hash?: string};
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly sidebar?: string;
}

export type ChunkNames = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The files that Docusaurus generates, as text. */
export interface GeneratedFiles {
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: string;
}

/** The versions of those files for the browser. */
export interface SlicedFiles extends GeneratedFiles {
  /** Text of each slice, by the name of its chunk. */
  readonly slices: ReadonlyMap<string, string>;
}

/** The pages of one docs instance, and where their routes go. */
interface PageList {
  readonly number: number;
  readonly slices: Map<string, Route[]>;
}

/** A placeholder that `moveHashes` replaces with the content hash of a chunk. */
const hashMark = (chunk: string): string => `#${chunk}`;

const REGISTRY_ROW =
  /^ {2}"([^"]+)": \[(\(\) => import\(.*?\)), "(?:[^"\\]|\\.)*", (.*)\],(?:\};)?$/;

/**
 * Moves the pages out of the route table and the chunk registry into one file for each topic or course.
 *
 * @throws when the files are not in the format of Docusaurus 3.10
 */
export function sliceFiles(files: GeneratedFiles): SlicedFiles {
  const chunkNames = JSON.parse(files.chunkNames) as ChunkNames;
  const registry = readRegistry(files.registry);
  const lists: PageList[] = [];
  const routes = readRoutes(files.routes).map((route) => writeRoute(route, lists, 1));
  const slices = new Map<string, string>();
  const pages = lists.flatMap((list) => [...list.slices.values()].flat());
  for (const [name, inSlice] of lists.flatMap((list) => [...list.slices])) {
    slices.set(chunkOfSlice(name), writeSlice(name, inSlice, chunkNames, registry));
  }
  const keys = new Set(pages.map(keyOf));
  const chunks = new Set(pages.map((page) => contentOf(page, chunkNames)));
  return {
    routes: writeRoutes(routes, lists),
    registry: writeRegistry([...registry].filter(([chunk]) => !chunks.has(chunk))),
    chunkNames: `export default ${JSON.stringify(
      Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !keys.has(key))),
    )};\n`,
    slices,
  };
}

/** Eight hexadecimal digits, like the chunks of pages. */
export function chunkOfSlice(name: string): string {
  return createHash('md5').update(`slice ${name}`).digest('hex').slice(0, 8);
}

/** @throws when the table is not in the format of Docusaurus 3.10 */
export function readRoutes(source: string): readonly Route[] {
  const script = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const result = runInNewContext(`${script}; routes`, {
    ComponentCreator: (path: string, hash?: string) => ({path, hash}),
  }) as readonly Route[];
  if (result.at(-1)?.path !== '*') {
    throw new Error('Docusaurus’ route table has a new format. See src/patches/README.md.');
  }
  return result;
}

/** For each chunk name, the code that loads the chunk and the code that returns its module's id. */
function readRegistry(source: string): ReadonlyMap<string, readonly [load: string, weak: string]> {
  const lines = source.split('\n').filter((line) => line.startsWith('  "'));
  return new Map(
    lines.map((line) => {
      const [, chunk, load, weak] = REGISTRY_ROW.exec(line) ?? [];
      if (chunk === undefined || load === undefined || weak === undefined) {
        throw new Error(
          `A row of Docusaurus’ chunk registry has a new format: ${line} See src/patches/README.md.`,
        );
      }
      return [chunk, [load, weak]];
    }),
  );
}

/** The key of a route's chunk names in `routesChunkNames.json`. */
export function keyOf({path, component}: Route): string {
  return `${path}-${component.hash}`;
}

function contentOf(page: Route, chunkNames: ChunkNames): string {
  const content = chunkNames[keyOf(page)]?.content;
  if (typeof content !== 'string') {
    throw new Error(`The page ${page.path} has no chunk of its own.`);
  }
  return content;
}

/** Whether routes at a depth (1 is the top of the table) are the pages of a docs instance. */
export function isPageList(routes: readonly Route[], depth: number): boolean {
  return depth > 1 && routes.every((child) => child.routes === undefined);
}

/** A route as code; a list of pages becomes an empty list, which slices fill in. */
function writeRoute(route: Route, lists: PageList[], depth: number): string {
  const {path, component, routes, ...rest} = route;
  const parts = [
    `path: ${JSON.stringify(path)}`,
    `component: ComponentCreator(${[path, component.hash]
      .filter((word) => word !== undefined)
      .map((word) => JSON.stringify(word))
      .join(', ')})`,
    ...Object.entries(rest).map(
      ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    ),
  ];
  if (routes !== undefined) {
    if (isPageList(routes, depth)) {
      const list = {number: lists.length, slices: groupBySlice(routes)};
      lists.push(list);
      parts.push(`routes: lists[${list.number}]`);
    } else {
      parts.push(
        `routes: [${routes.map((child) => writeRoute(child, lists, depth + 1)).join(', ')}]`,
      );
    }
  }
  return `{${parts.join(', ')}}`;
}

function groupBySlice(pages: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>();
  for (const page of pages) {
    const name = sliceOf(page.path);
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return groups;
}

function writeRoutes(routes: readonly string[], lists: readonly PageList[]): string {
  const slices = lists.map(({number, slices: named}) => {
    const rows = [...named.keys()].map((name) => {
      const chunk = chunkOfSlice(name);
      return `${JSON.stringify(name)}: () => import(/* webpackChunkName: "${chunk}" */ './slices/${chunk}.js')`;
    });
    return `  [lists[${number}], {\n    ${rows.join(',\n    ')},\n  }],`;
  });
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import {addSlices} from '@site/src/patches/routeSlices/browser/slices';

const chunkHashes = (window.chunkHashes ??= {});
const lists = [${lists.map(() => '[]').join(', ')}];
addSlices({createComponent: ComponentCreator, registry, chunkNames, chunkHashes}, [
${slices.join('\n')}
]);

export default [
  ${routes.join(',\n  ')},
];
`;
}

function writeSlice(
  name: string,
  pages: readonly Route[],
  chunkNames: ChunkNames,
  registry: ReadonlyMap<string, readonly [string, string]>,
): string {
  const base = `/${name}/`;
  const shared = new Set<string>();
  const sidebars = new Set<string>();
  const rows = pages.map((page) => {
    const chunk = contentOf(page, chunkNames);
    const {content: _content, ...others} = chunkNames[keyOf(page)]!;
    shared.add(JSON.stringify(others));
    if (page.sidebar !== undefined) {
      sidebars.add(page.sidebar);
    }
    const parts = [page.path.slice(base.length), chunk, hashMark(chunk)].map((part) =>
      JSON.stringify(part),
    );
    const [load] = registry.get(chunk) ?? [];
    if (load === undefined) {
      throw new Error(
        `Docusaurus’ chunk registry has no chunk ${chunk}. See src/patches/README.md.`,
      );
    }
    return `[${[...parts, load, ...(page.sidebar === undefined ? ['1'] : [])].join(', ')}],`;
  });
  if (shared.size !== 1 || sidebars.size > 1 || !pages.every(({path}) => path.startsWith(base))) {
    throw new Error(`The pages of ${base} differ in more than their content.`);
  }
  const [sidebar = ''] = sidebars;
  return `export default {
  base: ${JSON.stringify(base)},
  shared: ${[...shared][0]},
  sidebar: ${JSON.stringify(sidebar)},
  pages: [
    ${rows.join('\n    ')}
  ],
};
`;
}

/** The rows of the components around every page of an area. */
const FRAME = /webpackChunkName: "[^"]+"( \*\/ "@theme\/Doc(?:sRoot|VersionRoot|Root|Item)")/;
const PAGE = '"@theme/DocItem"';

/**
 * The chunk registry as code. Only the server's rendering reads the paths of sources, so the browser's rows leave
 * them out. The four parts of the frame share one chunk, under the name that links in view prefetch.
 */
function writeRegistry(
  rows: readonly (readonly [string, readonly [load: string, weak: string]])[],
): string {
  const [frame] = rows.find(([, [load]]) => load.includes(PAGE)) ?? [];
  if (frame === undefined) {
    throw new Error(`Docusaurus’ chunk registry has no ${PAGE}. See src/patches/README.md.`);
  }
  const code = rows.map(([chunk, [load, weak]]) => {
    const shared = load.replace(FRAME, `webpackChunkName: "${frame}"$1`);
    return `  ${JSON.stringify(chunk)}: [${shared}, "", ${weak}],`;
  });
  return `export default {\n${code.join('\n')}\n};\n`;
}

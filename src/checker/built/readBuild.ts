import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';
import {readPage, type BuiltPage} from './page';

/** Everything in the build folder. */
export interface Build {
  /** Bytes of every file, by its path from the folder. */
  readonly files: ReadonlyMap<string, number>;
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** The lesson that a page was built from; undefined for other pages. */
  readonly sourceOf: (path: string) => string | undefined;
}

/** Documents that are only shown in frames, which are not pages. */
const NO_PAGE = /^(?:assets|runner|runtimes)\//;

export function readBuild(folder: string, sourceOf: Build['sourceOf']): Build {
  const files = new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((path) => path.split(sep).join('/'))
      .map((path) => [path, statSync(join(folder, path))] as const)
      .filter(([, stat]) => stat.isFile())
      .map(([path, {size}]) => [path, size]),
  );
  const pages = new Map(
    [...files.keys()]
      .filter((path) => path.endsWith('.html') && !NO_PAGE.test(path))
      .sort()
      .map((path) => [path, readPage(path, readFileSync(join(folder, path), 'utf8'))]),
  );
  return {files, pages, sourceOf};
}

/** Address of a file of the build, as a static host serves it. */
export function addressOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** The file that a static host serves for a path, or undefined. */
export function fileOf(path: string, {files}: Pick<Build, 'files'>): string | undefined {
  const bare = path.replace(/^\//, '');
  const candidates =
    bare === '' || bare.endsWith('/')
      ? [`${bare}index.html`]
      : [bare, `${bare}.html`, `${bare}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

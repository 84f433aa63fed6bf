import type {Importer} from 'sass';
import {ORIGIN} from './messages';

/** Files by name. */
export type Sources = ReadonlyMap<string, string>;

/** The folder in which packages are, as messages show it. */
const PACKAGES = 'node_modules/';
/** How a sheet names a file of Bootstrap: by a load path, by the folder of the packages, or as a package. */
const BOOTSTRAP =
  /^(?:pkg:|(?:lesson:\/|(?:\.\.?\/)+)?(?:node_modules\/)?)(bootstrap(?:\/scss\/.*)?)$/;
const LOADS_BOOTSTRAP =
  /@(?:use|import|forward)\s[^;]*["'](?:pkg:|[./]*(?:node_modules\/)?)bootstrap(?:\/scss\/|["'])/;
const ENTRY = 'bootstrap/scss/bootstrap';

export function loadsBootstrap(texts: readonly string[]): boolean {
  return texts.some((text) => LOADS_BOOTSTRAP.test(text));
}

/** The files of the example: resolves `colours`, `_colours.scss` and `colours/_index.scss` as on disk. */
export function exampleImporter(sources: Sources): Importer<'sync'> {
  return {
    canonicalize(url) {
      const name = find(new URL(url, ORIGIN).pathname.slice(1), sources);
      return name === undefined ? null : new URL(name, ORIGIN);
    },
    load: ({pathname}) => load(pathname.slice(1), sources),
  };
}

/** Bootstrap's own sheets, whose names begin with `bootstrap/scss/`. */
export function bootstrapImporter(sources: Sources): Importer<'sync'> {
  return {
    canonicalize(url) {
      const path = BOOTSTRAP.exec(url)?.[1];
      const name = path && find(path === 'bootstrap' ? ENTRY : path, sources);
      return name === undefined || name === '' ? null : new URL(PACKAGES + name, ORIGIN);
    },
    load: ({pathname}) => load(pathname.slice(1 + PACKAGES.length), sources),
  };
}

function load(
  name: string,
  sources: Sources,
): {contents: string; syntax: 'css' | 'indented' | 'scss'} {
  const syntax = name.endsWith('.css') ? 'css' : name.endsWith('.sass') ? 'indented' : 'scss';
  return {contents: sources.get(name)!, syntax};
}

function find(path: string, sources: Sources): string | undefined {
  return candidates(path).find((candidate) => sources.has(candidate));
}

function candidates(path: string): readonly string[] {
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  const name = path.slice(slash);
  const names = /\.(?:scss|sass|css)$/.test(name)
    ? [name]
    : [`${name}.scss`, `${name}.sass`, `${name}.css`];
  return [
    ...names.flatMap((file) => [folder + file, `${folder}_${file}`]),
    `${path}/_index.scss`,
    `${path}/index.scss`,
  ];
}

import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {nameClasses, type NameClass} from './nameClasses';

const SOURCES = join(__dirname, '../..');

interface Loader {
  readonly loader?: string;
  readonly options?: {readonly modules?: {readonly localIdentName?: string}};
}

interface Rule {
  readonly use?: unknown;
}

/**
 * Gives the classes of CSS modules short names that compress well. Docusaurus ends each name with a hash, which
 * is in the style sheet, the script and each page, and does not compress.
 *
 * @throws Error when Docusaurus names classes in another way
 */
export default function shortClassNamesPlugin(): Plugin {
  const nameClass = nameClasses(readSheets());
  return {
    name: 'short-class-names',
    configureWebpack: ({module}) => ({
      mergeStrategy: {'module.rules': 'replace'},
      module: {rules: withNames((module?.rules ?? []) as readonly Rule[], nameClass) as never},
    }),
  };
}

/** The bundler's rules, with `nameClass` in the one for CSS modules. */
export function withNames(rules: readonly Rule[], nameClass: NameClass): readonly Rule[] {
  const isForModules = ({options}: Loader) => options?.modules?.localIdentName !== undefined;
  const loadersOf = ({use}: Rule) => (Array.isArray(use) ? (use as readonly Loader[]) : []);
  if (!rules.some((rule) => loadersOf(rule).some(isForModules))) {
    throw new Error(
      'Docusaurus no longer names the classes of CSS modules with localIdentName. Compare src/plugins/shortClassNames with what it does now, or delete it.',
    );
  }
  const getLocalIdent = (
    {resourcePath}: {readonly resourcePath: string},
    _pattern: string,
    localName: string,
  ) => nameClass(resourcePath, localName);
  const withName = (loader: Loader) =>
    isForModules(loader)
      ? {
          ...loader,
          options: {...loader.options, modules: {...loader.options?.modules, getLocalIdent}},
        }
      : loader;
  return rules.map((rule) =>
    loadersOf(rule).some(isForModules) ? {...rule, use: loadersOf(rule).map(withName)} : rule,
  );
}

function readSheets(): ReadonlyMap<string, string> {
  const paths = readdirSync(SOURCES, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => join(SOURCES, path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

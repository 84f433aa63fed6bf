import {LIBRARIES, type Library} from '../../data/libraries';
import {libraryOfCopy} from '../../lib/code/libraryOfCopy';
import type {RunFile} from '../types';

const IMPORT = /(?:\bfrom|\bimport|\brequire\()\s*['"]([^'"]+)['"]/g;

/** Keys of the libraries that the code imports or refers to, each after its dependencies. */
export function findLibraries(files: readonly RunFile[]): readonly string[] {
  const found = new Set<string>();
  const add = (key: string) => {
    for (const needed of LIBRARIES[key]!.needs ?? []) {
      add(needed);
    }
    found.add(key);
  };
  for (const {text} of files) {
    const imported = [...text.matchAll(IMPORT)].map(([, name]) => name!);
    for (const [key, {modules, uses}] of Object.entries(LIBRARIES)) {
      const isNamed = (name: string) => Object.hasOwn(modules, name) || libraryOfCopy(name) === key;
      if (uses.test(text) || imported.some(isNamed)) {
        add(key);
      }
    }
  }
  return [...found];
}

/** Module names with the global variable that contains each module, for all libraries. */
export const LIBRARY_MODULES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(LIBRARIES).map(({modules}: Library) => modules),
);

import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The texts of its licence files, concatenated; empty if there are none. */
  readonly text: string;
}

/** The part of a file's path up to and including the package name. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENCE_FILE = /^(?:licen[cs]es?|copying|notice)(?:[.-].*)?$/i;

/** The folders of the packages that the files belong to; the project's own files do not belong to any. */
export function packageFolders(paths: Iterable<string>): readonly string[] {
  const folders = [...paths].flatMap((path) => PACKAGE_FOLDER.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

export function readPackage(folder: string): ShippedPackage {
  const {name, version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const texts = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim());
  return {name, version, text: texts.join('\n\n')};
}

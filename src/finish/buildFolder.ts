import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isPortalPage} from './policy';

/** The folder of a build. All paths are relative to it. */
export interface BuildFolder {
  readonly path: string;
  readonly read: (path: string) => string;
  /** Writes a file, creating its parent folders. */
  readonly write: (path: string, text: string) => void;
}

export function buildFolder(path: string): BuildFolder {
  return {
    path,
    read: (file) => readFileSync(join(path, file), 'utf8'),
    write: (file, text) => {
      const target = join(path, file);
      mkdirSync(dirname(target), {recursive: true});
      writeFileSync(target, text);
    },
  };
}

/** Paths of the portal's own HTML files, excluding those that students download. */
export function portalPages({path, read}: BuildFolder): readonly string[] {
  return readdirSync(path, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && isPortalPage(read(file)),
  );
}

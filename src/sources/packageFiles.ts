import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The text files in a folder of an installed package, by name: `bootstrap/scss/_badge.scss`. */
export function readPackageFiles(
  root: string,
  name: string,
  folder: string,
): Readonly<Record<string, string>> {
  const base = join(root, 'node_modules');
  const files = readdirSync(join(base, name, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((path) => [
      path.slice(base.length + 1).replaceAll('\\', '/'),
      readFileSync(path, 'utf8'),
    ]),
  );
}

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {noticesText, type TextsByPackage} from './notices';
import {readPackage} from './packages';

/** Texts for packages that do not include one. */
const OWN_TEXTS = 'config/licences';
/** Texts for the code that a package was compiled from, which its own licence does not cover. */
const COMPILED_IN = `${OWN_TEXTS}/compiled-in`;
/** File among the generated ones that lists the folders of the packages in the last build. */
export const SHIPPED_FILE = 'shipped-packages.json';

/** The notices of packages, given their folders relative to the project's root. */
export function noticesOf(root: string, folders: readonly string[]): string {
  return noticesText(
    folders.map((folder) => readPackage(join(root, folder))),
    readTexts(join(root, OWN_TEXTS)),
    readTexts(join(root, COMPILED_IN)),
  );
}

/** The packages in the last build; undefined if nothing has been built yet. */
export function shippedFolders(root: string): readonly string[] | undefined {
  const path = join(root, '.docusaurus', SHIPPED_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : undefined;
}

function readTexts(folder: string): TextsByPackage {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.txt'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.txt$/, '').replace('+', '/'),
      readFileSync(join(folder, file), 'utf8').trim(),
    ]),
  );
}

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {noticesText, type OwnTexts} from './notices';
import {readPackage} from './packages';

const OWN_TEXTS = 'config/licences';
/** The folders of the packages that the last build published, in the folder of generated files. */
export const SHIPPED_FILE = 'shipped-packages.json';

/** The notices of packages, by their folders from the project's root. */
export function noticesOf(root: string, folders: readonly string[]): string {
  return noticesText(
    folders.map((folder) => readPackage(join(root, folder))),
    readOwnTexts(root),
  );
}

/** What the last build published; undefined before the first. */
export function shippedFolders(root: string): readonly string[] | undefined {
  const path = join(root, '.docusaurus', SHIPPED_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : undefined;
}

function readOwnTexts(root: string): OwnTexts {
  const folder = join(root, OWN_TEXTS);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.txt$/, '').replace('+', '/'),
      readFileSync(join(folder, file), 'utf8').trim(),
    ]),
  );
}

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {noticesText, type OwnTexts} from './notices';
import {readPackage} from './packages';

const OWN_TEXTS = 'config/licences';
/** File among the generated ones that lists the folders of the packages in the last build. */
export const SHIPPED_FILE = 'shipped-packages.json';

/** The notices of packages, given their folders relative to the project's root. */
export function noticesOf(root: string, folders: readonly string[]): string {
  return noticesText(
    folders.map((folder) => readPackage(join(root, folder))),
    readOwnTexts(root),
  );
}

/** The packages in the last build; undefined if nothing has been built yet. */
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

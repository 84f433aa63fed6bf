import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {extname, join} from 'node:path';
import {nearest} from '../lib/nearest';

/** Files of a prepared set by name: text, or a `data:` address for media. */
export type Setup = Readonly<Record<string, string>>;

const FOLDER = 'content/setups';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names of the prepared sets: the folders of content/setups. */
export function listSetups(root: string): readonly string[] {
  const folder = join(root, FOLDER);
  return existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => name)
        .sort()
    : [];
}

/** What to report when a block uses a set that does not exist. */
export function missingSetup(
  root: string,
  name: string,
): {readonly message: string; readonly remedy: string} | undefined {
  const sets = listSetups(root);
  if (sets.includes(name)) {
    return undefined;
  }
  const like = nearest(name, sets);
  return {
    message: `there is no prepared set called “${name}” in ${FOLDER}`,
    remedy: like === undefined ? `the sets are ${sets.join(', ')}` : `did you mean ${like}?`,
  };
}

export function loadSetup(root: string, name: string): Setup {
  const folder = join(root, FOLDER, name);
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), read(path)]),
  );
}

function read(path: string): string {
  const type = MEDIA_TYPES[extname(path).toLowerCase()];
  return type === undefined
    ? readFileSync(path, 'utf8')
    : `data:${type};base64,${readFileSync(path, 'base64')}`;
}

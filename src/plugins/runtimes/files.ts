import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import {makeRuntime} from './bundle';
import {RUNTIMES} from './entries';
import {makeSetups} from './setups';

/** Addresses of the runtime files by name: `react.js` is at `/runner/react.<hash>.js`. */
export type RuntimeManifest = Readonly<Record<string, string>>;

const HASH_LENGTH = 12;
export const RUNTIME_PATH = 'runner/';

export interface RuntimeFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Writes all runtime files below `folder` and says where each is. */
export async function writeRuntimes(root: string, folder: string): Promise<RuntimeManifest> {
  const files: readonly RuntimeFile[] = [
    ...(await Promise.all(
      RUNTIMES.map(async (entry) => ({name: entry.name, content: await makeRuntime(root, entry)})),
    )),
    ...makeSetups(root),
  ];
  await rm(folder, {recursive: true, force: true});
  const manifest: Record<string, string> = {};
  for (const {name, content} of files) {
    const path = hashedName(name, content);
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await writeFile(join(folder, path), content);
    manifest[name] = path;
  }
  return manifest;
}

function hashedName(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  const extension = extname(name);
  return `${name.slice(0, name.length - extension.length)}.${hash}${extension}`;
}

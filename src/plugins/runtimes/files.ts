import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import {makeRuntime} from './bundle';
import {RUNTIMES, SERVICE_WORKER_ENTRY} from './entries';
import {writeRuntimeInputs} from './inputs';
import {makeSetups} from './setups';
import type {RuntimeFile} from './types';

/** URLs of the runtime files by name: `react.js` is at `/runner/react.<hash>.js`. */
export type RuntimeManifest = Readonly<Record<string, string>>;

const HASH_LENGTH = 12;
export const RUNTIME_PATH = 'runner/';

/** Writes all runtime files to `folder` and returns their URLs. */
export async function writeRuntimes(root: string, folder: string): Promise<RuntimeManifest> {
  const inputs = new Set<string>();
  const note = (path: string): void => void inputs.add(path);
  const files: readonly RuntimeFile[] = [
    ...(await Promise.all(
      RUNTIMES.map(async (entry) => ({
        name: entry.name,
        content: await makeRuntime(root, entry, note),
      })),
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
  await writeFile(serviceWorkerFile(folder), await makeRuntime(root, SERVICE_WORKER_ENTRY, note));
  await writeRuntimeInputs(dirname(folder), inputs);
  return manifest;
}

/** Where the service worker stays until the build copies it to the site's root, under a name without a hash. */
export function serviceWorkerFile(folder: string): string {
  return join(dirname(folder), SERVICE_WORKER_ENTRY.name);
}

function hashedName(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  const extension = extname(name);
  return `${name.slice(0, name.length - extension.length)}.${hash}${extension}`;
}

import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';

/** File that marks the build as complete; deploying requires it. */
export const MANIFEST = 'build-manifest.json';

/** The SHA-256 of every file in the build except the manifest, sorted by path. */
export function fileHashes(build: string): Readonly<Record<string, string>> {
  const files = readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(build.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => path !== MANIFEST)
    .sort();
  return Object.fromEntries(
    files.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(build, path)))
        .digest('hex'),
    ]),
  );
}

/** The differences between a folder and its manifest: missing, added and changed files. */
export function compareWithManifest(
  build: string,
  manifest: Readonly<Record<string, string>>,
): readonly string[] {
  const actual = fileHashes(build);
  const paths = new Set([...Object.keys(actual), ...Object.keys(manifest)]);
  return [...paths].filter((path) => actual[path] !== manifest[path]).sort();
}

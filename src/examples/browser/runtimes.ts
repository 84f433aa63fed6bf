import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';

const FOLDER = '.cache/runtimes';
/** The sources of the runtime files, besides packages. */
const SOURCES = [
  'src/runners',
  'src/lib/code',
  'src/data',
  'src/plugins/runtimes',
  'content/setups',
];

/** Paths of the runtime files by name. */
type Manifest = Readonly<Record<string, string>>;

/** Builds the files that the page loads into a folder; the site's plugin provides this function. */
export type WriteRuntimes = (root: string, folder: string) => Promise<Manifest>;

export interface Runtimes {
  /** The script of the host page. */
  readonly host: string;
  /** Folder of the files that the host page loads. */
  readonly folder: string;
}

/** Builds what the page would load, or reuses the previous build if nothing has changed. */
export async function prepareRuntimes(root: string, write: WriteRuntimes): Promise<Runtimes> {
  const folder = join(root, FOLDER, 'files');
  const hostPath = join(root, FOLDER, 'host.js');
  const stampPath = join(root, FOLDER, 'stamp');
  const stamp = sourceHash(root);
  if (!existsSync(stampPath) || readFileSync(stampPath, 'utf8') !== stamp) {
    mkdirSync(join(root, FOLDER), {recursive: true});
    const manifest = await write(root, folder);
    writeFileSync(hostPath, await bundleHost(root, manifest));
    writeFileSync(stampPath, stamp);
  }
  return {host: readFileSync(hostPath, 'utf8'), folder};
}

function sourceHash(root: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const source of [...SOURCES, 'src/examples/browser']) {
    const files = readdirSync(join(root, source), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

async function bundleHost(root: string, manifest: Manifest): Promise<string> {
  const addresses = Object.fromEntries(
    Object.entries(manifest).map(([name, path]) => [name, `/runner/${path}`]),
  );
  const {outputFiles} = await build({
    entryPoints: [join(root, 'src/examples/browser/host.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [
      {
        name: 'generated',
        setup(esbuild) {
          esbuild.onResolve({filter: /^@generated\//}, ({path}) => ({
            path,
            namespace: 'generated',
          }));
          esbuild.onResolve({filter: /^@site\//}, ({path}) => ({
            path: resolveSource(root, path.slice('@site/'.length)),
          }));
          esbuild.onLoad({filter: /.*/, namespace: 'generated'}, () => ({
            contents: JSON.stringify(addresses),
            loader: 'json',
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

function resolveSource(root: string, path: string): string {
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx', ''].map((end) =>
    join(root, path + end),
  );
  return candidates.find((candidate) => existsSync(candidate) && !candidate.endsWith('/')) ?? path;
}

import {readFile, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import type {Metafile} from 'esbuild';

const FILE = 'runtime-inputs.json';

/** Paths of the files whose code is in a bundle, relative to the project's root. */
export function inputsOf(root: string, {outputs}: Metafile): readonly string[] {
  return Object.values(outputs)
    .flatMap(({inputs}) => Object.entries(inputs))
    .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
    .map(([path]) => path.replace(/^[\w-]+:(?=\/)/, ''))
    .map((path) => (path.startsWith('/') ? relative(root, path) : path));
}

/** Stores the list of the runtimes' inputs until the licence notices are written. */
export async function writeRuntimeInputs(folder: string, paths: Iterable<string>): Promise<void> {
  await writeFile(join(folder, FILE), JSON.stringify([...paths].sort()));
}

export async function readRuntimeInputs(generated: string): Promise<readonly string[]> {
  const text = await readFile(join(generated, 'runtimes', FILE), 'utf8');
  return JSON.parse(text) as readonly string[];
}

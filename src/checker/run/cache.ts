import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {FileResult} from '../rule';

/** Results of earlier runs by the path and content of a page; an unchanged page is not read again. */
export interface ResultCache {
  readonly get: (path: string, bytes: Buffer) => FileResult | undefined;
  readonly put: (path: string, bytes: Buffer, result: FileResult) => void;
  /** Writes the results that this run used; also keeps the others, unless this run covered `everything`. */
  readonly save: (everything: boolean) => void;
}

const PROJECT = join(__dirname, '../../..');
const CACHE = join(PROJECT, 'node_modules/.cache/check-content');
const KEEP_MS = 24 * 60 * 60 * 1000;
/** What the results depend on besides the page. */
const CODE = [
  'src/text',
  'src/sources',
  'src/blocks',
  'src/checker',
  'src/lib',
  'src/data',
  'config',
  'content/words.yml',
  'package-lock.json',
];

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha1');
  parts.forEach((part) => hash.update(part));
  return hash.digest('hex');
}

function fingerprint(path: string): string {
  const stat = statSync(path, {throwIfNoEntry: false});
  if (stat?.isDirectory()) {
    return readdirSync(path)
      .filter((name) => name !== 'setups')
      .map((name) => fingerprint(join(path, name)))
      .join('');
  }
  return `${path}:${stat?.size ?? 0}:${stat?.mtimeMs ?? 0}\n`;
}

export function openResultCache(root: string): ResultCache {
  const version = hashOf(...CODE.map((path) => fingerprint(join(PROJECT, path))));
  const file = join(CACHE, `results-${hashOf(root).slice(0, 12)}.bin`);
  const stored = read(file);
  const known: ReadonlyMap<string, FileResult> =
    stored?.version === version ? stored.results : new Map();
  const used = new Map<string, FileResult>();
  let changed = false;
  return {
    get: (path, bytes) => {
      const key = hashOf(path, bytes);
      const result = known.get(key);
      if (result !== undefined) {
        used.set(key, result);
      }
      return result;
    },
    put: (path, bytes, result) => {
      used.set(hashOf(path, bytes), result);
      changed = true;
    },
    save: (everything) => {
      if (changed) {
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(
          `${file}.${process.pid}`,
          serialize({version, results: everything ? used : new Map([...known, ...used])}),
        );
        renameSync(`${file}.${process.pid}`, file);
        removeOld();
      }
    },
  };
}

/** Removes the results of projects that are no longer checked, such as those that tests created. */
function removeOld(): void {
  for (const name of readdirSync(CACHE).filter((entry) => entry.startsWith('results-'))) {
    const path = join(CACHE, name);
    const changed = statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? Date.now();
    if (Date.now() - changed > KEEP_MS) {
      rmSync(path, {force: true});
    }
  }
}

interface Stored {
  readonly version: string;
  readonly results: ReadonlyMap<string, FileResult>;
}

/** A cache that cannot be read is ignored: the run takes longer and writes a new one. */
function read(file: string): Stored | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return deserialize(readFileSync(file)) as Stored;
  } catch (error) {
    rmSync(file, {force: true});
    return void error;
  }
}

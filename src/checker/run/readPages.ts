import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkFile} from './checkFile';
import {type FileResult} from '../rule';
import {checkInPool} from './pool';
import type {ResultCache} from './cache';
import type {Rule} from '../rule';
import type {FileEntry} from '../../sources/fileTree';

export interface ReadOptions {
  readonly root: string;
  readonly rules: readonly Rule[];
  readonly cache: ResultCache | undefined;
  /** Whether pages may be shared out to worker threads. */
  readonly threads: boolean;
}

/** Below this number of pages, starting a worker costs more than it saves. */
const WORTH_A_WORKER = 60;
/** A page with more bytes than this may keep the parser busy for ever, and only a worker can be stopped. */
const UNSAFE = 20_000;

/** The results for pages: from earlier runs if a page has not changed, otherwise by reading it. */
export async function readPages(
  pages: readonly FileEntry[],
  {root, rules, cache, threads}: ReadOptions,
): Promise<readonly FileResult[]> {
  const known: FileResult[] = [];
  const changed: {readonly entry: FileEntry; readonly bytes: Buffer | undefined}[] = [];
  for (const entry of pages) {
    const bytes = cache && readFileSync(join(root, entry.path));
    const result = bytes && cache.get(entry.path, bytes);
    if (result === undefined) {
      changed.push({entry, bytes});
    } else {
      known.push(result);
    }
  }
  const entries = changed.map(({entry}) => entry);
  const results =
    threads && (entries.length > WORTH_A_WORKER || entries.some(({size}) => size > UNSAFE))
      ? await checkInPool(root, entries)
      : entries.map(({path}) => checkFile(root, path, rules));
  const byPath = new Map(results.map((result) => [result.path, result]));
  for (const {entry, bytes} of changed) {
    const result = byPath.get(entry.path);
    if (bytes !== undefined && result !== undefined) {
      cache?.put(entry.path, bytes, result);
    }
  }
  return [...known, ...results];
}

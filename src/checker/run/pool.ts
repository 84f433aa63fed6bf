import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import {bundleWorker} from './bundleWorker';
import type {FileResult} from '../rule';
import type {FileEntry} from '../../sources/fileTree';
import {errorAt, START} from '../../text/problems';

/** Milliseconds that one page may take; the parser would never finish a page that takes longer. */
const PATIENCE_MS = 30_000;
/** Parsing makes millions of short-lived objects; enough room for them saves a third of the time. */
const YOUNG_GENERATION_MB = 96;

/** Checks pages on all cores. */
export async function checkInPool(
  root: string,
  pages: readonly FileEntry[],
): Promise<readonly FileResult[]> {
  const code = await bundleWorker();
  const shares = share(pages, Math.max(1, availableParallelism()));
  const results = await Promise.all(shares.map((paths) => checkShare({root, code}, paths)));
  return results.flat();
}

/** Gives every worker about the same number of bytes, by dealing out the largest pages first. */
function share(pages: readonly FileEntry[], count: number): readonly (readonly string[])[] {
  const shares = Array.from({length: count}, () => ({size: 0, paths: [] as string[]}));
  for (const {path, size} of [...pages].sort((a, b) => b.size - a.size)) {
    const lightest = shares.reduce((a, b) => (b.size < a.size ? b : a));
    lightest.paths.push(path);
    lightest.size += size + 1;
  }
  return shares.map(({paths}) => paths).filter((paths) => paths.length > 0);
}

interface Job {
  readonly root: string;
  readonly code: string;
}

function checkShare(job: Job, paths: readonly string[]): Promise<readonly FileResult[]> {
  return new Promise((resolve, reject) => {
    const results: FileResult[] = [];
    const worker = new Worker(job.code, {
      eval: true,
      workerData: {root: job.root, paths},
      resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION_MB},
    });
    const giveUp = (): void => {
      void worker.terminate();
      const stuck = paths[results.length]!;
      const left = paths.slice(results.length + 1);
      const rest = left.length === 0 ? Promise.resolve([]) : checkShare(job, left);
      rest.then((more) => resolve([...results, unreadable(stuck), ...more]), reject);
    };
    let timer = setTimeout(giveUp, PATIENCE_MS);
    worker.on('message', (result: FileResult) => {
      results.push(result);
      clearTimeout(timer);
      if (results.length === paths.length) {
        resolve(results);
        void worker.terminate();
      } else {
        timer = setTimeout(giveUp, PATIENCE_MS);
      }
    });
    worker.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

function unreadable(path: string): FileResult {
  const message = `the page could not be read in ${PATIENCE_MS / 1000} seconds`;
  const problem = errorAt({path, ...START}, 'page-size', message, 'split it into smaller pages');
  return {path, facts: undefined, problems: [problem]};
}

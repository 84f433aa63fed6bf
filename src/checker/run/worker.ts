import {parentPort, workerData} from 'node:worker_threads';
import {checkFile} from './checkFile';
import {loadRules} from '../loadRules';

interface Work {
  readonly root: string;
  readonly paths: readonly string[];
}

/** Checks a share of the pages outside the main thread and posts one message per page. */
function work({root, paths}: Work): void {
  const rules = loadRules();
  for (const path of paths) {
    parentPort?.postMessage(checkFile(root, path, rules));
  }
}

work(workerData as Work);

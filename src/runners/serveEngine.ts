import {lockDown} from './lockDown';
import type {EngineFiles, FromWorker, ToWorker, Visit} from './workerProtocol';
import type {RunRequest, RunResult} from './types';

type Run = (request: RunRequest, visit?: Visit) => Promise<RunResult>;

/**
 * The side of a worker: loads its engine with the first request, then answers one after the other.
 */
export function serveEngine(load: (files: EngineFiles) => Promise<Run>): void {
  let engine: Promise<Run> | undefined;
  const post = (message: FromWorker) => self.postMessage(message);
  const answer = async ({request, visit, files}: ToWorker): Promise<void> => {
    if (!engine) {
      lockDown(Object.values(files));
      engine = load(files);
    }
    const run = await engine;
    post({kind: 'ready'});
    post({kind: 'result', result: await run(request, visit)});
  };
  self.onmessage = ({data}: MessageEvent<ToWorker>) => {
    answer(data).catch((error: unknown) => {
      post({kind: 'failed', message: String((error as Partial<Error>).message ?? error)});
    });
  };
}

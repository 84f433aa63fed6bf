import {hideStorage} from './hideStorage';
import type {FromEngine, ToEngine, Visit} from './workerProtocol';
import type {RunRequest, RunResult} from './types';

type Run = (request: RunRequest, visit?: Visit) => Promise<RunResult>;

/** Requests a file of the engine from the portal, because the worker has no network access. */
export type LoadFile = (name: string) => Promise<ArrayBuffer>;

/**
 * The worker's side of the protocol. It loads the engine at once and handles requests one after the other. All messages go through a port that the reader's code cannot access.
 */
export function serveEngine(load: (file: LoadFile) => Promise<Run>): void {
  self.onmessage = ({ports: [port]}: MessageEvent) => {
    self.onmessage = null;
    hideStorage();
    serve(port!, load);
  };
}

function serve(port: MessagePort, load: (file: LoadFile) => Promise<Run>): void {
  const post = port.postMessage.bind(port) as (message: FromEngine) => void;
  const waiting = new Map<string, (content: ArrayBuffer | undefined) => void>();
  const loadFile: LoadFile = async (name) => {
    const content = await new Promise<ArrayBuffer | undefined>((resolve) => {
      waiting.set(name, resolve);
      post({kind: 'need', name});
    });
    if (!content) {
      throw new Error(`${name} could not be loaded`);
    }
    return content;
  };
  // The engine loads before the first request, which reports a failure.
  const engine = load(loadFile);
  engine.catch(() => undefined);
  const answer = async (request: RunRequest, visit?: Visit): Promise<void> => {
    const run = await engine;
    post({kind: 'ready'});
    post({kind: 'result', result: await run(request, visit)});
  };
  port.onmessage = ({data}: MessageEvent<ToEngine>) => {
    if (data.kind === 'file') {
      waiting.get(data.name)?.(data.content);
      return;
    }
    answer(data.request, data.visit).catch((error: unknown) => {
      post({kind: 'failed', message: String((error as Partial<Error>).message ?? error)});
    });
  };
}

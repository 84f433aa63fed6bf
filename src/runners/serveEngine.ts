import {hideStorage} from './hideStorage';
import type {FromEngine, ToEngine, Visit} from './workerProtocol';
import type {RunRequest, RunResult} from './types';

type Run = (request: RunRequest, visit?: Visit) => Promise<RunResult>;

/** A request that has already been sent is there by then. */
const QUIET_MS = 10;

/** Requests a file of the engine from the portal, because the worker has no network access. */
export type LoadFile = (name: string) => Promise<ArrayBuffer>;

/**
 * The worker's side of the protocol. It loads the engine at once and handles requests one after the other. All
 * messages go through a port that the reader's code cannot access.
 *
 * @param first a short request that uses what most others use; an engine that nobody waits for carries it out,
 *   so that the reader's first run finds the engine's parts ready
 */
export function serveEngine(load: (file: LoadFile) => Promise<Run>, first: RunRequest): void {
  self.onmessage = ({ports: [port]}: MessageEvent) => {
    self.onmessage = null;
    hideStorage();
    serve(port!, load, first);
  };
}

function serve(port: MessagePort, load: (file: LoadFile) => Promise<Run>, first: RunRequest): void {
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
  let isAwaited = false;
  let trial: Promise<unknown> | undefined;
  const engine = load(loadFile);
  const tryFirst = (run: Run) => {
    trial = isAwaited ? undefined : run(first);
  };
  engine.then(
    (run) => setTimeout(tryFirst, QUIET_MS, run),
    () => undefined,
  );
  const answer = async (request: RunRequest, visit?: Visit): Promise<void> => {
    const run = await engine;
    await trial;
    post({kind: 'ready'});
    post({kind: 'result', result: await run(request, visit)});
  };
  port.onmessage = ({data}: MessageEvent<ToEngine>) => {
    if (data.kind === 'file') {
      waiting.get(data.name)?.(data.content);
      return;
    }
    isAwaited = true;
    answer(data.request, data.visit).catch((error: unknown) => {
      post({kind: 'failed', message: String((error as Partial<Error>).message ?? error)});
    });
  };
}

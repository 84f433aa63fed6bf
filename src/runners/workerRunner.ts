import {ENGINE_LOAD_LIMIT_MS} from '../data/runLimits';
import {addHint} from '../lib/code/hints';
import {LoadError, runtimeAddress} from './assets';
import type {RunOptions, RunRequest, RunResult, Runner} from './types';
import type {FromWorker, ToWorker, Visit} from './workerProtocol';

export interface WorkerEngine {
  /** Name of the worker in src/plugins/runtimes/entries.ts. */
  readonly worker: string;
  /** Names of the files that it loads. */
  readonly files?: readonly string[];
  /** Milliseconds that one run may take once the engine is loaded. */
  readonly limit: number;
  /** What the reader waits for the first time, such as `PHP`. */
  readonly name: string;
}

/** Runs a language in a worker, which is ended when it takes too long and built anew when needed. */
export class WorkerRunner implements Runner {
  private worker: Worker | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly engine: WorkerEngine) {}

  /** Blocks share the engine, so their runs wait for each other. */
  async run(
    request: RunRequest,
    _stage: HTMLElement,
    options: RunOptions = {},
  ): Promise<RunResult> {
    return await this.ask(request, options);
  }

  /** @param visit a page of the last run, in place of a new run */
  async ask(request: RunRequest, options: RunOptions, visit?: Visit): Promise<RunResult> {
    const run = this.queue.then(async () => await this.runNow(request, options, visit));
    this.queue = run.catch(() => undefined);
    const result = await run;
    return result.error ? {...result, error: addHint(result.error)} : result;
  }

  dispose(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private async runNow(
    request: RunRequest,
    options: RunOptions,
    visit: Visit | undefined,
  ): Promise<RunResult> {
    if (options.signal?.aborted) {
      return {output: '', stopped: 'time'};
    }
    const {name, limit, files = []} = this.engine;
    if (!this.worker) {
      options.onProgress?.(`Loading ${name}…`);
    }
    this.worker ??= new Worker(runtimeAddress(this.engine.worker));
    const {worker} = this;
    const message: ToWorker = {
      request,
      visit,
      files: Object.fromEntries(files.map((file) => [file, runtimeAddress(file)])),
    };
    try {
      return await new Promise<RunResult>((resolve, reject) => {
        const stop = () => {
          this.dispose();
          resolve({output: '', stopped: 'time'});
        };
        let timer = setTimeout(
          () => reject(new LoadError(`${name} could not be loaded in time.`)),
          ENGINE_LOAD_LIMIT_MS,
        );
        options.signal?.addEventListener('abort', stop, {once: true});
        worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
          clearTimeout(timer);
          if (data.kind === 'ready') {
            timer = setTimeout(stop, limit);
          } else if (data.kind === 'result') {
            options.signal?.removeEventListener('abort', stop);
            resolve(data.result);
          } else {
            reject(new LoadError(`${name} could not be started: ${data.message}`));
          }
        };
        worker.onerror = (event) => {
          clearTimeout(timer);
          event.preventDefault();
          reject(new LoadError(`${name} could not be loaded. Check your connection.`));
        };
        worker.postMessage(message);
      });
    } catch (error) {
      this.dispose();
      throw error;
    }
  }
}

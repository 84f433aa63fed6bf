import {ENGINE_IDLE_LIMIT_MS, ENGINE_LOAD_LIMIT_MS} from '../data/runLimits';
import {addHint} from '../lib/code/hints';
import {LoadError} from './assets';
import {type Engine, type EngineParts, openEngine} from './openEngine';
import type {RunOptions, RunRequest, RunResult, Runner} from './types';
import type {FromEngine, Visit} from './workerProtocol';

export interface WorkerEngine extends EngineParts {
  /** Time limit in milliseconds for one run, once the engine is loaded. */
  readonly limit: number;
  /** What the reader waits for on the first run, such as `PHP`. */
  readonly name: string;
}

/**
 * Runs a language in a worker. The worker is terminated when a run takes too long or when it has been idle
 * for a while, and started again when needed.
 */
export class WorkerRunner implements Runner {
  private engine: Promise<Engine> | undefined;
  private hasRun = false;
  private queue: Promise<unknown> = Promise.resolve();
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: WorkerEngine) {}

  /** Blocks share the engine, so their runs have to wait for each other. */
  async run(
    request: RunRequest,
    _stage: HTMLElement,
    options: RunOptions = {},
  ): Promise<RunResult> {
    return await this.ask(request, options);
  }

  /** @param visit a page of the last run to open, instead of starting a new run */
  async ask(request: RunRequest, options: RunOptions, visit?: Visit): Promise<RunResult> {
    const run = this.queue.then(async () => await this.runNow(request, options, visit));
    this.queue = run.catch(() => undefined);
    const result = await run;
    return result.error ? {...result, error: addHint(result.error)} : result;
  }

  prepare(): void {
    if (this.engine) {
      return;
    }
    const engine = openEngine(this.parts);
    this.engine = engine;
    this.endWhenIdle();
    engine.catch(() => {
      // The run will try again and report a failure.
      if (this.engine === engine) {
        this.dispose();
      }
    });
  }

  dispose(): void {
    clearTimeout(this.idle);
    void this.engine?.then((engine) => engine.close()).catch(() => undefined);
    this.engine = undefined;
    this.hasRun = false;
  }

  private endWhenIdle(): void {
    this.idle = setTimeout(() => this.dispose(), ENGINE_IDLE_LIMIT_MS);
  }

  private async runNow(
    request: RunRequest,
    options: RunOptions,
    visit: Visit | undefined,
  ): Promise<RunResult> {
    if (options.signal?.aborted) {
      return {output: '', stopped: 'time'};
    }
    clearTimeout(this.idle);
    if (!this.hasRun) {
      options.onProgress?.(`Loading ${this.parts.name}…`);
    }
    this.engine ??= openEngine(this.parts);
    try {
      const result = await this.talk(this.engine, request, options, visit);
      this.endWhenIdle();
      return result;
    } catch (error) {
      this.dispose();
      throw error;
    }
  }

  private async talk(
    opening: Promise<Engine>,
    request: RunRequest,
    {signal}: RunOptions,
    visit: Visit | undefined,
  ): Promise<RunResult> {
    const {name, limit} = this.parts;
    return await new Promise<RunResult>((resolve, reject) => {
      let isOver = false;
      const end = () => {
        isOver = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      };
      const stop = () => {
        end();
        this.dispose();
        resolve({output: '', stopped: 'time'});
      };
      let timer = setTimeout(() => {
        end();
        reject(new LoadError(`${name} could not be loaded in time.`));
      }, ENGINE_LOAD_LIMIT_MS);
      signal?.addEventListener('abort', stop, {once: true});
      const receive = (message: FromEngine) => {
        clearTimeout(timer);
        if (message.kind === 'ready') {
          timer = setTimeout(stop, limit);
        } else if (message.kind === 'result') {
          this.hasRun = true;
          end();
          resolve(message.result);
        } else if (message.kind === 'failed') {
          end();
          reject(new LoadError(`${name} could not be started: ${message.message}`));
        }
      };
      opening.then(
        (engine) => {
          if (!isOver) {
            engine.onMessage(receive);
            engine.post({kind: 'run', request, visit});
          }
        },
        (error: Error) => {
          end();
          reject(error);
        },
      );
    });
  }
}

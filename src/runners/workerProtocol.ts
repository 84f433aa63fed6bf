import type {RunRequest, RunResult} from './types';

/** Addresses of the files that an engine loads, by their names in src/plugins/runtimes. */
export type EngineFiles = Readonly<Record<string, string>>;

/** A page that the reader asks for after the run, by a link or a form of its result. */
export interface Visit {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body: string;
}

export interface ToWorker {
  readonly request: RunRequest;
  readonly visit?: Visit;
  readonly files: EngineFiles;
}

export type FromWorker =
  /** The engine is loaded; from now on the time counts. */
  | {readonly kind: 'ready'}
  | {readonly kind: 'result'; readonly result: RunResult}
  /** Something of the engine could not be loaded, or broke. */
  | {readonly kind: 'failed'; readonly message: string};

import type {RunRequest, RunResult} from './types';

/** A page that the reader requests after the run, through a link or form in its result. */
export interface Visit {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body: string;
}

export type ToEngine =
  | {readonly kind: 'run'; readonly request: RunRequest; readonly visit?: Visit}
  /** A file that the engine requested; undefined if it failed to load. */
  | {readonly kind: 'file'; readonly name: string; readonly content: ArrayBuffer | undefined};

export type FromEngine =
  /** The engine requests one of its files by its name in src/plugins/runtimes. */
  | {readonly kind: 'need'; readonly name: string}
  /** The engine is loaded, and the time limit starts. */
  | {readonly kind: 'ready'}
  | {readonly kind: 'result'; readonly result: RunResult}
  /** Part of the engine failed to load, or the engine crashed. */
  | {readonly kind: 'failed'; readonly message: string};

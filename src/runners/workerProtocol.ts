import type {RunRequest, RunResult} from './types';

/** A page that the reader asks for after the run, by a link or a form of its result. */
export interface Visit {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body: string;
}

export type ToEngine =
  | {readonly kind: 'run'; readonly request: RunRequest; readonly visit?: Visit}
  /** A file that the engine asked for; undefined when it could not be loaded. */
  | {readonly kind: 'file'; readonly name: string; readonly content: ArrayBuffer | undefined};

export type FromEngine =
  /** The engine asks the portal for one of its files, by its name in src/plugins/runtimes. */
  | {readonly kind: 'need'; readonly name: string}
  /** The engine is loaded; from now on the time counts. */
  | {readonly kind: 'ready'}
  | {readonly kind: 'result'; readonly result: RunResult}
  /** Something of the engine could not be loaded, or broke. */
  | {readonly kind: 'failed'; readonly message: string};

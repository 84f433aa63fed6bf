import type {FileErrors} from '@site/src/lib/code/lineErrors';
import type {RunError, RunFile, RunResult} from '@site/src/runners/types';

export type RunStatus = 'idle' | 'loading' | 'running' | 'done';

export interface RunState {
  readonly status: RunStatus;
  /** Text printed so far; kept after the run. */
  readonly output: string;
  readonly result?: RunResult;
  /** The files that produced the output. */
  readonly ran?: readonly RunFile[];
  /** Errors that occur after the run, such as in an event handler, or because an engine failed to load. */
  readonly errors: readonly RunError[];
  /** The lines that the errors name, by file. */
  readonly found: ReadonlyMap<string, FileErrors>;
  readonly notes: readonly string[];
  /** Loading progress of a large engine. */
  readonly progress?: string;
  /** The reader stopped the run. */
  readonly isStopped: boolean;
}

/** The state before the first run. */
export const EMPTY: Omit<RunState, 'status'> = {
  output: '',
  result: undefined,
  ran: undefined,
  errors: [],
  found: new Map(),
  notes: [],
  progress: undefined,
  isStopped: false,
};

/** Changes the state, unless another run has replaced this one. */
export type Update = (change: (state: RunState) => Partial<RunState>) => void;

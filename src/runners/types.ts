import type {RunnableLanguage} from '../data/languages';
import type {Level} from '../lib/code/console';
import type {CheckResult} from '../lib/code/runCheck';

export type {CheckResult};

// The interface between the blocks of the page and the engines of the languages. It only grows:
// a new field is optional, and an engine may ignore it.
//
// Files of an engine (workers, WebAssembly, library texts) are listed in
// src/plugins/runtimes/entries.ts, built to `/runner/<name>.<hash>.<ext>`, and found by
// `runtimeAddress('<name>.<ext>')` of src/runners/assets.ts. What stands below `/runner/` has its
// own content policy, which allows compiled text; nothing else of the portal may use `eval`.

/** One file of a block: the first is the one that runs. */
export interface RunFile {
  readonly name: string;
  readonly text: string;
}

export interface RunRequest {
  readonly language: RunnableLanguage;
  readonly files: readonly RunFile[];
  /** Code of the blocks that this one continues, oldest first; their output is not part of the result. */
  readonly previous: readonly string[];
  /** Files of the prepared set by name: text, or a `data:` address for pictures. */
  readonly setup: Readonly<Record<string, string>>;
  /** Body of the async function that checks a task. */
  readonly check?: string;
}

export interface RunError {
  /** The engine's message, without a stack. */
  readonly message: string;
  /** Line in the first file, from 1. */
  readonly line?: number;
  /** The same in plain words, for the commonest errors. */
  readonly hint?: string;
}

export type StopReason = 'time' | 'output' | 'loop';

export interface RunResult {
  /** What is printed under the example; the tests assert this text. */
  readonly output: string;
  readonly error?: RunError;
  /** Why the run was stopped from outside. */
  readonly stopped?: StopReason;
  readonly checks?: readonly CheckResult[];
  /** What the reader should know beside the output: a link that leads out, a missing response. */
  readonly notes?: readonly string[];
  /** A rendered page stands in the stage, of a language that has none by itself. */
  readonly showsPage?: boolean;
  /** Nothing of the page in the stage can be seen. */
  readonly isBlank?: boolean;
}

/** What the block wants to know or say while an engine works. */
export interface RunOptions {
  /** Receives what is printed, as it is printed; also after the run, when a button is pressed. */
  readonly onOutput?: (text: string, level: Level) => void;
  /** Notes after the run has ended. */
  readonly onNote?: (note: string) => void;
  /** Errors after the run has ended, such as those of a button. */
  readonly onError?: (error: RunError) => void;
  /** Aborted by the Stop button and when the block leaves the page. */
  readonly signal?: AbortSignal;
  /** What takes long and how far it is, such as the load of a large engine. */
  readonly onProgress?: (text: string) => void;
}

/**
 * One way to run a language. The `index.ts` of a folder of `src/runners/` exports one as `runner`,
 * which all blocks of the page share; it is loaded on the first Run.
 */
export interface Runner {
  /**
   * Runs one request.
   * @param stage an element of the block in which a preview may show its frame; workers ignore it
   */
  run(request: RunRequest, stage: HTMLElement, options?: RunOptions): Promise<RunResult>;
  /** Ends the engine; the next run starts it anew. */
  dispose(): void;
}

import type {Completion} from 'lesson-shell/prompt';
import type {RunnableLanguage} from '../data/languages';
import type {Level} from '../lib/code/console';
import type {CheckResult} from '../lib/code/runCheck';

export type {CheckResult};

// The interface between the blocks of a page and the engines of the languages. It must stay backward
// compatible: new fields are optional, and engines may ignore them.
//
// Files of an engine (workers, WebAssembly, library texts) are listed in
// src/plugins/runtimes/entries.ts, built to `/runner/<name>.<hash>.<ext>`, and found by
// `runtimeAddress('<name>.<ext>')` of src/runners/assets.ts. Files under `/runner/` have
// their own content policy, which allows compiling text; nothing else in the portal may use `eval`.

/** One file of a block; the first one is the one that runs. */
export interface RunFile {
  readonly name: string;
  readonly text: string;
}

/** A terminal whose state goes on after a run of its transcript. */
export interface TerminalRequest {
  /** Names the run after which the state goes on. */
  readonly session: string;
  /** The commands typed since that run, oldest first; an engine that was started anew types them again. */
  readonly typed: readonly string[];
  /** The command to type now; without one, the transcript itself is run. */
  readonly command?: string;
  /** A line up to the cursor, whose last word is to be completed. */
  readonly line?: string;
}

/** What a terminal shows beside the plain output. */
export interface TerminalResult {
  /** The output with the codes of a terminal for its colours. */
  readonly coloured: string;
  /** Of the request, or of the run with which it began. */
  readonly session: string;
  /** The present folder, as a prompt shows it. */
  readonly folder: string;
  readonly completion?: Completion;
}

export interface RunRequest {
  readonly language: RunnableLanguage;
  readonly files: readonly RunFile[];
  /** Code of the blocks that this one continues, oldest first; their output is not part of the result. */
  readonly previous: readonly string[];
  /** Files of the prepared set by name, each as text or, for images, as a `data:` URL. */
  readonly setup: Readonly<Record<string, string>>;
  /** Body of the async function that checks a task. */
  readonly check?: string;
  /** A preview begins with the browser's dark colours. */
  readonly isDark?: boolean;
  /** The result is for paper: nobody can answer a dialog, so none opens. */
  readonly isForPaper?: boolean;
  /** For a terminal in the page, which goes on after the run. */
  readonly terminal?: TerminalRequest;
}

export interface RunError {
  /** The engine's message without a stack. */
  readonly message: string;
  /** Line number in the first file, or in `file`, starting at 1. */
  readonly line?: number;
  /** The file of the line, if it is not the first one. */
  readonly file?: string;
  /** The engine's own excerpt of the code and the calls that led there, on several lines. */
  readonly details?: string;
  /** An explanation in plain language, for common errors. */
  readonly hint?: string;
}

export type StopReason = 'time' | 'output' | 'loop';

export interface RunResult {
  /** The output shown below the example; the tests assert this text. */
  readonly output: string;
  readonly error?: RunError;
  /** Why the run was stopped from outside. */
  readonly stopped?: StopReason;
  readonly checks?: readonly CheckResult[];
  /**
   * Remarks for the reader in addition to the output: a link that leads to another page, a missing response.
   */
  readonly notes?: readonly string[];
  /** The stage shows a page although the language usually has none. */
  readonly showsPage?: boolean;
  /** Nothing in the stage's page is visible. */
  readonly isBlank?: boolean;
  /** For a terminal in the page. */
  readonly terminal?: TerminalResult;
  /** The output with its colours, in the format of src/markdown/highlight. */
  readonly html?: string;
  /** Gives a transcript in that format, whose output was the same, its colours. */
  readonly paint?: (html: string) => string;
}

/**
 * The reason with which a signal is aborted because the next run has begun: the page that is shown stays until
 * the next one has been drawn.
 */
export const REPLACED = 'replaced';

/** A block's callbacks while an engine works. */
export interface RunOptions {
  /** Receives output as it is printed, also after the run, for example when a button is pressed. */
  readonly onOutput?: (text: string, level: Level) => void;
  /** Receives notes after the run has ended. */
  readonly onNote?: (note: string) => void;
  /** Receives errors after the run has ended, such as those in an event handler. */
  readonly onError?: (error: RunError) => void;
  /** Aborted by the Stop button, and when the block is removed from the page. */
  readonly signal?: AbortSignal;
  /** Receives the progress of a slow step, such as loading a large engine. */
  readonly onProgress?: (text: string) => void;
}

/**
 * Runs one language. The `index.ts` of a folder in `src/runners/` exports one as `runner`, which all blocks
 * of the page share; it is loaded on the first Run.
 */
export interface Runner {
  /**
   * Runs one request.
   *
   * @param stage an element of the block in which a preview may show its frame; workers ignore it
   */
  run(request: RunRequest, stage: HTMLElement, options?: RunOptions): Promise<RunResult>;
  /** Starts the engine, which the reader is about to need; nothing for a language without one. */
  prepare?(): void;
  /** Terminates the engine; the next run starts a new one. */
  dispose(): void;
}

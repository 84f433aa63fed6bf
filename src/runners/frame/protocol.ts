import type {Level} from '../../lib/code/console';
import type {RunError, RunFile, RunResult, StopReason} from '../types';

/** The first message from a frame to its parent, before it has a port. */
export const READY = 'portal-frame-ready';

/** A script that runs in the frame. */
export interface FrameScript {
  /** Name of the author's file for error messages; undefined for libraries. */
  readonly file?: string;
  /** Number of lines inserted before the author's first line. */
  readonly shift?: number;
  /** The author's last line; the code after it was generated from other parts of the file. */
  readonly lastLine?: number;
  readonly code: string;
}

/** What a check needs in addition to the page itself. */
export interface FrameCheck {
  readonly body: string;
  readonly files: Readonly<Record<string, string>>;
  readonly source: string;
}

export interface StoredValues {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/**
 * Prefix of the markers that represent the setup's files in the document until the frame has URLs for them.
 */
export const ASSET_MARK = 'portal-asset:';

export interface PreviewRequest {
  readonly kind: 'run';
  readonly files: readonly RunFile[];
  /** Compiled scripts that run at the end of the body. */
  readonly scripts: readonly FrameScript[];
  /** Keys of the libraries that the code is known to use. */
  readonly libraries: readonly string[];
  /** Files that the example can fetch or display, each as text or as a `data:` URL. */
  readonly assets: Readonly<Record<string, string>>;
  /** Module names with the global variable that contains each module. */
  readonly modules: Readonly<Record<string, string>>;
  /** Whether to discard the output before a script calls `begin`. */
  readonly isContinued: boolean;
  readonly stored?: StoredValues;
  readonly check?: FrameCheck;
  /** The page begins with the browser's dark colours. */
  readonly isDark: boolean;
  /** The page is printed, with its colours; no dialog opens, as nobody could answer it. */
  readonly isForPaper: boolean;
  /** As in a `ConsoleRequest`. */
  readonly atLessonTime?: boolean;
}

/** A script as it is in the page. */
export interface SourceScript extends RunFile {
  readonly asModule: boolean;
}

export interface CompiledScript {
  readonly script: FrameScript;
  readonly isModule: boolean;
  /** Starts the module that the script defines. */
  readonly start?: FrameScript;
}

/** What the frame requests after parsing the page, and what it receives. Compilers stay outside the frame. */
export interface Need {
  readonly scripts: readonly SourceScript[];
  readonly libraries: readonly string[];
}

export interface Supply {
  readonly scripts: readonly CompiledScript[];
  readonly libraries: readonly string[];
  readonly sheets: readonly string[];
}

export interface ConsoleRequest {
  readonly kind: 'run';
  readonly scripts: readonly FrameScript[];
  readonly assets: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, string>>;
  readonly isContinued: boolean;
  readonly check?: FrameCheck;
  /** Whether to use the lesson's clock and random numbers, so that the output matches the lesson. */
  readonly atLessonTime?: boolean;
}

/** Starts an engine in the document. The port sent with this message leads to the engine's worker. */
export interface EngineRequest {
  readonly kind: 'engine';
  /** Source code of the worker, in UTF-8. */
  readonly code: ArrayBuffer;
}

export type ToFrame<Request> =
  Request | {readonly kind: 'ping'} | ({readonly kind: 'supply'} & Supply);

/** The error that Vue's compiler throws for a template. */
export interface TemplateError extends SyntaxError {
  readonly template: string;
  readonly loc?: {readonly start: {readonly line: number}};
}

/** An error with its location as seen by the frame. */
export interface FrameError extends RunError {
  readonly file?: string;
}

export type FromFrame =
  | ({readonly kind: 'need'} & Need)
  | {readonly kind: 'print'; readonly text: string; readonly level: Level}
  | {readonly kind: 'clear'}
  | {readonly kind: 'note'; readonly text: string}
  | {readonly kind: 'error'; readonly error: FrameError}
  | {readonly kind: 'stopped'; readonly reason: StopReason}
  | {readonly kind: 'stored'; readonly stored: StoredValues}
  | {readonly kind: 'dialog'; readonly open: boolean}
  | ({readonly kind: 'done'} & Pick<RunResult, 'checks' | 'isBlank'>)
  /** The page is about to be painted. */
  | {readonly kind: 'drawn'}
  /** The page has been left and will not respond any more. */
  | {readonly kind: 'left'}
  /** The reader pointed into the page. */
  | {readonly kind: 'pointer'}
  | {readonly kind: 'pong'};

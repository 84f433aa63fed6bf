import type {Level} from '../../lib/code/console';
import type {RunError, RunFile, RunResult, StopReason} from '../types';

/** First word of a frame, to its parent, before it has a port. */
export const READY = 'portal-frame-ready';

/** A script that runs in the frame. */
export interface FrameScript {
  /** Name of the author's file, for messages; libraries have none. */
  readonly file?: string;
  /** Lines that were put before the author's first line. */
  readonly shift?: number;
  /** Last of the author's lines; what comes after was made of other parts of the file. */
  readonly lastLine?: number;
  readonly code: string;
}

/** What a check needs, beside the page itself. */
export interface FrameCheck {
  readonly body: string;
  readonly files: Readonly<Record<string, string>>;
  readonly source: string;
}

export interface StoredValues {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** Where a file of the setup stands in the document until the frame has its address. */
export const ASSET_MARK = 'portal-asset:';

export interface PreviewRequest {
  readonly kind: 'run';
  readonly files: readonly RunFile[];
  /** Compiled scripts that run at the end of the body. */
  readonly scripts: readonly FrameScript[];
  /** Libraries that the code is known to use, by their keys. */
  readonly libraries: readonly string[];
  /** Files that the example can fetch or show: text, or a `data:` address. */
  readonly assets: Readonly<Record<string, string>>;
  /** Module names with the global variable that holds each. */
  readonly modules: Readonly<Record<string, string>>;
  /** What is printed before a script calls `begin` is dropped. */
  readonly isContinued: boolean;
  readonly stored?: StoredValues;
  readonly check?: FrameCheck;
  /** As in a `ConsoleRequest`. */
  readonly atLessonTime?: boolean;
}

/** A script as the page has it. */
export interface SourceScript extends RunFile {
  readonly asModule: boolean;
}

export interface CompiledScript {
  readonly script: FrameScript;
  readonly isModule: boolean;
  /** Starts the module that the script defines. */
  readonly start?: FrameScript;
}

/** What the frame asks for once it has read the page, and what it gets: compilers stay outside. */
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
  /** The clock and chance are those of the lesson, so that the run gives what the lesson shows. */
  readonly atLessonTime?: boolean;
}

/** Starts an engine in the document; the port that goes with it leads to the engine's worker. */
export interface EngineRequest {
  readonly kind: 'engine';
  /** Text of the worker. */
  readonly code: string;
}

export type ToFrame<Request> =
  Request | {readonly kind: 'ping'} | ({readonly kind: 'supply'} & Supply);

/** What Vue's compiler throws at a template. */
export interface TemplateError extends SyntaxError {
  readonly template: string;
  readonly loc?: {readonly start: {readonly line: number}};
}

/** An error with the place as the frame knows it. */
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
  /** The page is gone and will not answer any more. */
  | {readonly kind: 'left'}
  /** The reader has clicked or typed in the page. */
  | {readonly kind: 'gesture'}
  | {readonly kind: 'pong'};

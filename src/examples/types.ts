import type {FenceMode} from '../blocks/fence/types';
import type {RunError, StopReason} from '../runners/types';

/** A file of an example, with the place of its first line in the lesson. */
export interface JobFile {
  readonly name: string;
  readonly lang: string;
  readonly text: string;
  readonly line: number;
  /** Whether the file is from an earlier block, which is checked separately. */
  readonly inherited: boolean;
}

/** The expected result, with what is needed to rewrite it. */
export interface JobOutput {
  readonly lang: string;
  readonly text: string;
  readonly line: number;
  readonly lines: number;
  readonly indent: number;
}

/** One thing to run or validate; plain data, so that it can cross to another process. */
export interface Job {
  readonly path: string;
  readonly line: number;
  readonly kind: 'example' | 'task';
  /** Language of the first file, used as the row of the table. */
  readonly language: string;
  /** Name of the executor: a runnable language, or `json`, `mermaid`, `bash`. */
  readonly runner: string;
  readonly mode: FenceMode;
  readonly error?: string;
  readonly loops: boolean;
  readonly preview: boolean;
  /** Whether the page shows it step by step. */
  readonly trace?: boolean;
  readonly hidden: boolean;
  readonly files: readonly JobFile[];
  /** Code of the blocks that this one continues, oldest first. */
  readonly previous: readonly string[];
  readonly setup?: string;
  readonly expected?: JobOutput;
  /** Line of the last fence of the block, after which a missing result is inserted. */
  readonly lastLine: number;
  /** The browser will run it, so Node only validates it. */
  readonly staticOnly?: boolean;
  readonly task?: JobTask;
}

/** The check of a task, with the code that it has to accept or reject. */
export interface JobTask {
  readonly check: JobFile;
  readonly solution: readonly JobFile[];
  readonly cases: readonly JobCase[];
}

/** Files that the check of a task must pass or fail. */
export interface JobCase {
  readonly role: 'accept' | 'reject';
  readonly why?: string;
  readonly files: readonly JobFile[];
  readonly line: number;
}

/** Something wrong, at a line of the lesson. */
export interface Finding {
  readonly line: number;
  readonly message: string;
}

/** The raw result of a job, before it is compared with what the author promised. */
export interface Execution {
  /** Undefined when nothing ran: the code was only validated. */
  readonly output?: string;
  readonly findings: readonly Finding[];
  readonly stopped?: StopReason;
  /** Why it cannot be shown step by step, although it should be. */
  readonly traceFault?: string;
  /** For a task: result of its check on the starting files. */
  readonly start?: CheckSummary;
  readonly solution?: CheckSummary;
  /** One result for each case of the task, in the same order. */
  readonly cases?: readonly CheckSummary[];
}

export interface CheckSummary {
  readonly passed: boolean;
  readonly message: string;
  readonly stopped?: StopReason;
  readonly error?: RunError;
}

/** A replacement of whole lines of a lesson. */
export interface Fix {
  /** First line to replace, from 1. */
  readonly line: number;
  readonly lines: number;
  readonly text: string;
}

export interface Verdict {
  readonly failures: readonly Finding[];
  readonly fix?: Fix;
}

/** Runs or validates the jobs of one language. */
export type Executor = (job: Job, setup: Readonly<Record<string, string>>) => Promise<Execution>;

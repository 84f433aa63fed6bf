import type {TaskRole} from '../../data/fenceOptions';

/** One thing wrong with a fence. */
export interface FenceError {
  readonly message: string;
  readonly remedy: string;
  /** Where in the info string, from 0. */
  readonly offset: number;
}

/**
 * What the author wants done with the code. `run` for a language that cannot run means that it is
 * checked (json, mermaid, bash) or only shown.
 */
export type FenceMode = 'run' | 'norun' | 'fragment' | 'error';

/** The parsed opening line of a code block. Lesson-guide §5 is the contract. */
export interface Fence {
  readonly lang: string;
  readonly mode: FenceMode;
  /** `run` was written explicitly, although it is the default. */
  readonly run: boolean;
  /** Reason given by `norun="…"`; for authors only. */
  readonly reason?: string;
  /** Text that the error message must contain. */
  readonly error?: string;
  readonly loops: boolean;
  readonly hide: boolean;
  readonly preview: boolean;
  /** The page shows the script step by step. */
  readonly trace: boolean;
  /** This block is the expected result of the one before it. */
  readonly output: boolean;
  readonly role?: TaskRole;
  /** Of `reject`: what is wrong with the code, for authors only. */
  readonly rejected?: string;
  /** The file whose tab is shown first. */
  readonly open: boolean;
  readonly id?: string;
  readonly continues?: string;
  readonly setup?: string;
  readonly file?: string;
  /** Height of the preview in CSS pixels. */
  readonly height?: number;
  /** Line numbers, from 1, in ascending order. */
  readonly highlight: readonly number[];
  readonly title?: string;
}

export type FenceResult =
  {readonly fence: Fence; readonly errors?: undefined} | {readonly errors: readonly FenceError[]};

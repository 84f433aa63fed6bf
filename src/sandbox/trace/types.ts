export interface Variable {
  readonly name: string;
  /** As the console prints it inside other values; undefined before the declaration has run. */
  readonly value?: string;
}

/** Where variables live. */
export interface Scope {
  /** For the reader: `add`, `block, lines 7–9`, `closure of makeCounter`, `script`. */
  readonly title: string;
  readonly variables: readonly Variable[];
}

/** A call that has not returned. */
export interface Call {
  /** With the values of its parameters: `factorial(3)`. */
  readonly name: string;
  readonly line: number;
}

/** The moment before a line runs, or before a function returns. */
export interface Step {
  /** From 1; undefined after the end. */
  readonly line?: number;
  /** What happens here, besides that the line runs: `add returns 5`. */
  readonly event?: string;
  /** Innermost first. */
  readonly scopes: readonly Scope[];
  /** Innermost first. */
  readonly calls: readonly Call[];
  /** What called the outermost function, when it is not the script. */
  readonly task?: string;
  /** All that has been printed. */
  readonly printed: string;
  /** Callbacks whose turn has not come, in the order in which they will run. */
  readonly waiting: readonly string[];
}

export interface TraceRequest {
  readonly code: string;
  /** Code of the blocks that this one continues, oldest first. */
  readonly previous: readonly string[];
  /** Files of the prepared set. */
  readonly setup: Readonly<Record<string, string>>;
  /** An error that nobody catches is what the script is there to show. */
  readonly mayFail: boolean;
}

/** Why there are no steps that a page could show. */
export interface TraceFault {
  readonly message: string;
  readonly remedy: string;
}

export type TraceResult =
  {readonly steps: readonly Step[]; readonly fault?: undefined} | {readonly fault: TraceFault};

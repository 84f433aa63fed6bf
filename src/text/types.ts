/** A place in a source file. Lines and columns count from 1. */
export interface Place {
  /** Path relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A mistake by an author, with what to do about it. */
export interface Problem extends Place {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong, in words that an author understands. */
  readonly message: string;
  /** What to write instead. */
  readonly remedy: string;
}

/** A file in `modules/` or `courses/`, read once. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

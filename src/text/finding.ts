import type {Position} from './lines';
import type {Problem} from './types';

/** Replaces a range of the source; applied by `--fix`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One mistake found by a rule. */
export interface Finding {
  /** Offset in the text, or line and column. */
  readonly at: number | Position;
  /** What is wrong. */
  readonly message: string;
  /** What to write instead. */
  readonly remedy: string;
  /** Only if it differs from the rule's own severity. */
  readonly severity?: Problem['severity'];
  /** Changes that fix the mistake and need no decision by the author. */
  readonly edits?: readonly Edit[];
}

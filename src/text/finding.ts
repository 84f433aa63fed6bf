import type {Position} from './lines';
import type {Problem} from './types';

/** Replaces a stretch of the source; applied by `--fix`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One mistake found by a rule. */
export interface Finding {
  /** Offset in the text, or line and column. */
  readonly at: number | Position;
  /** What was read. */
  readonly message: string;
  /** What to write instead. */
  readonly remedy: string;
  /** When it differs from the rule's own. */
  readonly severity?: Problem['severity'];
  /** Changes that mend it without a decision of the author. */
  readonly edits?: readonly Edit[];
}

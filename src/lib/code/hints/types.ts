/** What a beginner can do about an error whose message fits. */
export interface Hint {
  readonly pattern: RegExp;
  readonly hint: (match: readonly (string | undefined)[]) => string;
}

/** Advice for beginners about an error whose message matches the pattern. */
export interface Hint {
  readonly pattern: RegExp;
  readonly hint: (match: readonly (string | undefined)[]) => string;
}

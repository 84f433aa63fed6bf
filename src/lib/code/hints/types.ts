/** Advice for beginners about an error whose message matches. */
export interface Hint {
  readonly pattern: RegExp;
  readonly hint: (match: readonly (string | undefined)[]) => string;
}

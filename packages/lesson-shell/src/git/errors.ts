/** A command of Git that failed, in Git's own words. */
export class GitError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** A command of Git that failed, in Git's own words. */
export class GitError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** An option that this page does not know, though Git may. */
export class UnknownOption extends GitError {
  constructor(
    message: string,
    readonly option: string,
  ) {
    super(message, 129);
  }
}

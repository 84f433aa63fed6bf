/** What the shell has to know of a line before it runs: whether it has pipes, and several commands. */

export const hasPipe = (command: string) => /(?:^|[^|])\|(?:[^|]|$)/.test(command);

export const isList = (command: string) => /[;\n]|&&|\|\||^\s*(?:source|\.)\s/.test(command);

/** Whether a line is a single pipeline: what its parts complain of is there before the last one prints. */
export const isPipeline = (command: string) => hasPipe(command) && !isList(command);

/**
 * Whether output and messages of a line may go to one place, so that they come in their order:
 * just-bash would send the messages through a pipe, and into `$(…)`.
 */
export function isInOrder(command: string): boolean {
  return isList(command) && !hasPipe(command) && !/\$\((?!\()|`|<\(/.test(command);
}

/**
 * An error as the console of a lesson prints it: without a stack, whose paths and columns differ
 * from one browser to the next.
 */
export function errorText(error: Error): string {
  return `[${errorLine(error)}]`;
}

/** `TypeError: message`, or the name alone when there is no message. */
export function errorLine({
  name,
  message,
}: {
  readonly name?: string;
  readonly message?: string;
}): string {
  return message ? `${name ?? 'Error'}: ${message}` : (name ?? 'Error');
}

/**
 * Formats an error for the console of a lesson. The stack is omitted because its paths and columns differ
 * between browsers.
 */
export function errorText(error: Error): string {
  return `[${errorLine(error)}]`;
}

/** `TypeError: message`, or only the name if there is no message. */
export function errorLine({
  name,
  message,
}: {
  readonly name?: string;
  readonly message?: string;
}): string {
  return message ? `${name ?? 'Error'}: ${message}` : (name ?? 'Error');
}

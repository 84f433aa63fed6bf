import {errorText} from './formatError';
import {describeFunction} from './formatName';
import {quote} from './formatString';

/** Formats a date, an error or a function; undefined for objects that only have properties. */
export function literalOf(value: object, tag: string): string | undefined {
  switch (tag) {
    case 'Date': {
      const date = value as Date;
      return Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString();
    }
    case 'RegExp':
      return String(value);
    case 'Error':
      return errorText(value as Error);
    case 'Number':
    case 'String':
    case 'Boolean':
      return `[${tag}: ${boxed((value as {valueOf(): unknown}).valueOf())}]`;
    case 'WeakMap':
    case 'WeakSet':
      return `${tag} { <items unknown> }`;
    default:
      return typeof value === 'function' ? describeFunction(value) : undefined;
  }
}

function boxed(value: unknown): string {
  return typeof value === 'string' ? quote(value) : String(value);
}

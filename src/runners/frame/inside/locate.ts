import {errorLine} from '../../../lib/code/formatError';
import {formatValue} from '../../../lib/code/format';
import type {FrameError, FrameScript} from '../protocol';
import {componentPlace} from './componentPlace';
import {isTemplateError, templatePlace} from './templatePlace';

/** Scripts of the example, keyed by the URL from which they run. */
export type Scripts = ReadonlyMap<string, FrameScript>;

const STACK_PLACE = /(blob:[^\s()@]+?):(\d+)(?::\d+)?/g;

interface Place {
  readonly url?: string;
  readonly line?: number;
}

/** Thrown by src/runners/libraries/react.ts. */
interface ReactError extends Partial<Error> {
  readonly componentStack?: string;
}

/** An error as the block shows it: its message, and the line of the author's file that caused it. */
export function describeError(
  error: unknown,
  known: Place,
  scripts: Scripts,
  files: Readonly<Record<string, string>> = {},
): FrameError {
  const {name, message, stack = '', componentStack = ''} = (error ?? {}) as ReactError;
  const isError = typeof message === 'string';
  const place = isTemplateError(error)
    ? templatePlace(error, files)
    : (findPlace(stack, known, scripts) ?? componentPlace(componentStack, files));
  return {
    message: isError
      ? errorLine({name, message: plainMessage(message)})
      : `Uncaught ${formatValue(error)}`,
    ...place,
  };
}

/**
 * Messages for React's production build, which only reports a number; the texts are from react.dev/errors.
 */
const REACT_MESSAGES: Readonly<Record<string, string>> = {
  '31': 'Objects are not valid as a React child',
  '62': 'The style prop expects a mapping from style properties to values, not a string',
  '130': 'Element type is invalid: expected a string or a component, but got: undefined',
  '137': 'An element that has no content, such as img or input, was given some',
  '152': 'Nothing was returned from render',
  '185': 'Maximum update depth exceeded',
  '231': 'Expected an event listener to be a function',
  '299': 'Target container is not a DOM element',
  '300': 'Rendered fewer hooks than expected',
  '301': 'Too many re-renders',
  '310': 'Rendered more hooks than during the previous render',
  '321': 'Invalid hook call',
  '482': 'A component cannot be async',
};

/** The message without the parts that refer to the code around the example. */
function plainMessage(message: string): string {
  const number = /^Minified React error #(\d+);/.exec(message)?.[1];
  return (
    (number === undefined ? undefined : REACT_MESSAGES[number]) ??
    message.replace(/^Failed to execute 'importScripts' on 'WorkerGlobalScope': /, '')
  );
}

/** The first location in the stack that is in the example, because a library may have thrown the error. */
function findPlace(
  stack: string,
  place: Place,
  scripts: Scripts,
): Pick<FrameError, 'file' | 'line'> | undefined {
  const places: Place[] = [...stack.matchAll(STACK_PLACE)].map(([, url, line]) => ({
    url,
    line: Number(line),
  }));
  for (const {url = '', line = 0} of [...places, place]) {
    const {file, shift = 0, lastLine = Infinity} = scripts.get(url) ?? {};
    if (file !== undefined && line > shift) {
      return line - shift <= lastLine ? {file, line: line - shift} : {file};
    }
  }
  return undefined;
}

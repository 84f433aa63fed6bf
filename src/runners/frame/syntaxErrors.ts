import {parse} from 'acorn';
import type {RunError} from '../types';

/** Where a script cannot be read; a worker does not say. */
export function findScriptError(text: string): RunError | undefined {
  try {
    parse(text, {ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true});
    return undefined;
  } catch (error) {
    const {message, loc} = error as SyntaxError & {readonly loc?: {readonly line: number}};
    return {message: `SyntaxError: ${message.replace(/ \(\d+:\d+\)$/, '')}`, line: loc?.line};
  }
}

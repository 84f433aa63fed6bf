import {parse} from 'acorn';
import type {RunError} from '../types';

/** Finds the location of a syntax error, which a worker does not report. */
export function findScriptError(text: string): RunError | undefined {
  try {
    parse(text, {ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true});
    return undefined;
  } catch (error) {
    const {message, loc} = error as SyntaxError & {readonly loc?: {readonly line: number}};
    return {message: `SyntaxError: ${message.replace(/ \(\d+:\d+\)$/, '')}`, line: loc?.line};
  }
}

import {guarded, nameLibraries} from '../frame/compile';
import type {RunError, RunFile} from '../types';

/** Compiles JSX or TSX to the body of a plain script with guarded loops. */
export async function compileJsx({
  name,
  text,
}: RunFile): Promise<{readonly code: string} | {readonly error: RunError}> {
  const {checkTags, compileModule, readSucraseError} = await import('./sucrase');
  const isTyped = /\.tsx?$/.test(name);
  try {
    const error = checkTags(text, isTyped);
    if (error) {
      return {error};
    }
    const typescript = isTyped ? (['typescript'] as const) : [];
    const code = compileModule(text, ['jsx', ...typescript, 'imports']);
    return {code: await guarded(nameLibraries(code))};
  } catch (failure) {
    return {error: plainError(readSucraseError(failure), text)};
  }
}

/** sucrase mistakes a closing tag in an expression for a regular expression. */
function plainError(error: RunError, text: string): RunError {
  const line = text.split('\n')[(error.line ?? 0) - 1] ?? '';
  return error.message.includes('Unterminated regular expression') && line.includes('</')
    ? {...error, message: 'SyntaxError: Unexpected closing tag'}
    : error;
}

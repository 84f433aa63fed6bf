import {type Transform, transform} from 'sucrase';

/** Strips types, JSX and module syntax, keeping every line where it is. */
export function compileModule(text: string, transforms: readonly Transform[]): string {
  return transform(text, {
    transforms: [...transforms],
    jsxRuntime: 'automatic',
    production: true,
    preserveDynamicImport: true,
  }).code;
}

/** A syntax error of sucrase as the message and line that the block shows. */
export function readSucraseError(error: unknown): {message: string; line?: number} {
  const {message, loc} = error as Error & {loc?: {line: number}};
  const words = message.replace(/^Error transforming[^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  return {message: `SyntaxError: ${words}`, line: loc?.line};
}

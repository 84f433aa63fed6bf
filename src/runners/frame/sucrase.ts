import {type Transform, transform} from 'sucrase';

/** Removes types, JSX and module syntax without moving any line. */
export function compileModule(text: string, transforms: readonly Transform[]): string {
  return transform(text, {
    transforms: [...transforms],
    jsxRuntime: 'automatic',
    production: true,
    preserveDynamicImport: true,
  }).code;
}

/** Converts a syntax error from sucrase to the message and line that the block shows. */
export function readSucraseError(error: unknown): {message: string; line?: number} {
  const {message, loc} = error as Error & {loc?: {line: number}};
  const words = message.replace(/^Error transforming[^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  return {message: `SyntaxError: ${words}`, line: loc?.line};
}

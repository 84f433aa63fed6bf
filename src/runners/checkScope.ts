import type {RunFile} from './types';

/** The variables that every check can use to inspect the reader's code. */
export function checkScope(files: readonly RunFile[]): Readonly<Record<string, unknown>> {
  return {
    source: files[0]?.text ?? '',
    files: Object.fromEntries(files.map(({name, text}) => [name, text])),
  };
}

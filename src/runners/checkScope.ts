import type {RunFile} from './types';

/** What every check knows of the reader's code. */
export function checkScope(files: readonly RunFile[]): Readonly<Record<string, unknown>> {
  return {
    source: files[0]?.text ?? '',
    files: Object.fromEntries(files.map(({name, text}) => [name, text])),
  };
}

import type {RunFile} from '../../types';

/** The file of the example that a relative address names. */
export function fileAt(address: string, files: readonly RunFile[]): RunFile | undefined {
  const name = address.replace(/^(?:\.\/|\/)+/, '').replace(/[?#].*$/, '');
  return files.find((file) => file.name === name);
}

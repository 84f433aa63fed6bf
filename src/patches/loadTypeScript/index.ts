import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {transformSync} from 'esbuild';

const nativeRequire = createRequire(__filename);

nativeRequire.extensions['.ts'] = (module, file) => {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    platform: 'node',
    supported: {'dynamic-import': false},
    sourcefile: file,
  });
  (module as unknown as {_compile(code: string, file: string): void})._compile(code, file);
};

/**
 * Loads a build-time module and everything it imports through esbuild. Docusaurus itself would compile
 * everything that its configuration imports with Babel, packages included.
 *
 * @param file absolute path of the module, with or without its extension
 */
export function loadTypeScript<T>(file: string): T {
  return nativeRequire(file) as T;
}

import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {PhpAssets, PhpConstructor} from './module';

const LOADER = 'php8.3-cgi-node.js';

/** The parts of PHP where npm has put them. */
export function nodeAssets(): PhpAssets {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
  const php = folderOf('php-cgi-wasm');
  let compiled: Promise<WebAssembly.Module> | undefined;
  return {
    load: async () => require(`php-cgi-wasm/${LOADER}`) as PhpConstructor,
    wasm: async () => {
      compiled ??= WebAssembly.compile(readFileSync(join(php, wasmName(php))));
      return await compiled;
    },
    locate: (name) => {
      const library = /mbstring|onig/.test(name) ? 'php-wasm-mbstring' : 'php-wasm-sqlite';
      return join(php, '..', library, name);
    },
    source: async (name) => await readFile(join(folderOf('lesson-php'), 'src/php', name), 'utf8'),
  };
}

/** The WebAssembly of this version is called by its hash, which only the loader knows. */
function wasmName(folder: string): string {
  return /[0-9a-f]{40}\.wasm/.exec(readFileSync(join(folder, LOADER), 'utf8'))![0];
}

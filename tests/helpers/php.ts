import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {WORKERS} from '../../src/plugins/runtimes/workers';
import {PhpEngine} from '../../src/runners/php/engine';
import type {PhpConstructor} from '../../src/runners/php/module';
import type {RunRequest, RunResult} from '../../src/runners/types';

const require = createRequire(join(process.cwd(), 'package.json'));
export const PHP_FOLDER = dirname(require.resolve('php-cgi-wasm/package.json'));
const wasm = WORKERS.find(({name}) => name === 'php.wasm');
export const WASM_PATH = join(process.cwd(), wasm?.kind === 'copy' ? wasm.from : '');
const compiled = WebAssembly.compile(readFileSync(WASM_PATH));

const engine = new PhpEngine({
  load: async () => require('php-cgi-wasm/php8.3-cgi-node.js') as PhpConstructor,
  wasm: async () => await compiled,
  locate: (name) =>
    join(
      PHP_FOLDER,
      '..',
      /mbstring|onig/.test(name) ? 'php-wasm-mbstring' : 'php-wasm-sqlite',
      name,
    ),
});

// PHP's build for Node makes the status of a script the exit code of this process.
const {exitCode} = process;

/** Runs an example in the engine that all examples of a test file share. */
export async function php(text: string, request: Partial<RunRequest> = {}): Promise<RunResult> {
  try {
    return await engine.run({
      language: 'php',
      files: [{name: 'index.php', text}],
      previous: [],
      setup: {},
      ...request,
    });
  } finally {
    process.exitCode = exitCode;
  }
}

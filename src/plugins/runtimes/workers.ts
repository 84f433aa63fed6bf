import {BOOTSTRAP_SOURCES} from '../../data/libraries';
import type {RuntimeEntry} from './types';

const PHP = 'node_modules/php-cgi-wasm';
/** PHP 8.3. The package names the file after the hash of its content (see php8.3-cgi-worker.mjs). */
const PHP_WASM = 'e9a58732996464fa53635137ff4b1c5ba65c4007.wasm';

const PHP_LIBRARIES = [
  'php-wasm-mbstring/php8.3-mbstring.so',
  'php-wasm-mbstring/libonig.so',
  'php-wasm-sqlite/php8.3-sqlite.so',
  'php-wasm-sqlite/php8.3-pdo-sqlite.so',
  'php-wasm-sqlite/libsqlite3.so',
];

/** Engines that run in a worker, and the files that they load. */
export const WORKERS: readonly RuntimeEntry[] = [
  {kind: 'script', name: 'scss-worker.js', entry: 'src/runners/scss/worker.ts'},
  {kind: 'folder', name: BOOTSTRAP_SOURCES, package: 'bootstrap', folder: 'scss'},
  {
    kind: 'script',
    name: 'console-worker.js',
    entry: 'src/runners/console/worker.ts',
    alias: {
      'node:zlib': './packages/lesson-shell/src/noZlib.ts',
      turndown: './packages/lesson-shell/src/unused.ts',
      'typed-array-buffer': './packages/lesson-shell/src/unused.ts',
    },
  },
  {kind: 'script', name: 'sql-worker.js', entry: 'src/runners/sql/worker.ts'},
  {kind: 'script', name: 'php-worker.js', entry: 'src/runners/php/worker.ts'},
  {kind: 'copy', name: 'php.wasm', from: `${PHP}/${PHP_WASM}`},
  ...PHP_LIBRARIES.map((path) => ({
    kind: 'copy' as const,
    name: path.split('/').at(-1)!,
    from: `node_modules/${path}`,
  })),
];

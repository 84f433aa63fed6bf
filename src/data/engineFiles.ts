import {BOOTSTRAP_SOURCES} from './libraries';

/** The files of an engine that runs in a worker, by their names in src/plugins/runtimes/entries.ts. */
interface EngineFiles {
  readonly worker: string;
  /** The files that it may request. */
  readonly files?: readonly string[];
  /** The files that it always needs, which are loaded in parallel with the worker. */
  readonly always?: readonly string[];
}

export const ENGINE_FILES = {
  console: {worker: 'console-worker.js'},
  sql: {worker: 'sql-worker.js'},
  scss: {worker: 'scss-worker.js', files: [BOOTSTRAP_SOURCES]},
  php: {
    worker: 'php-worker.js',
    always: ['php.wasm'],
    files: [
      'php8.3-mbstring.so',
      'libonig.so',
      'php8.3-sqlite.so',
      'php8.3-pdo-sqlite.so',
      'libsqlite3.so',
    ],
  },
} as const satisfies Readonly<Record<string, EngineFiles>>;

import {ENGINE_LIMITS_MS} from '../../data/runLimits';
import {PhpRunner} from './runner';

export const runner = new PhpRunner({
  name: 'PHP',
  worker: 'php-worker.js',
  always: ['php.wasm'],
  files: [
    'php8.3-mbstring.so',
    'libonig.so',
    'php8.3-sqlite.so',
    'php8.3-pdo-sqlite.so',
    'libsqlite3.so',
  ],
  limit: ENGINE_LIMITS_MS.php,
});

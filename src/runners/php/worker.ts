import initSqlJs from 'sql.js';
import Php from 'php-cgi-wasm/php8.3-cgi-worker.mjs';
import {serveEngine} from '../serveEngine';
import {SQLITE_OPTIONS} from '../sql/options';
import {PhpEngine} from './engine';

serveEngine(async (files) => {
  const compiled = WebAssembly.compileStreaming(fetch(files['php.wasm']!));
  await compiled;
  const engine = new PhpEngine({
    load: async () => Php,
    wasm: async () => await compiled,
    locate: (name) => files[name]!,
    sql: async () => await initSqlJs({...SQLITE_OPTIONS, locateFile: () => files['sqlite.wasm']!}),
  });
  return async (request, visit) =>
    visit ? await engine.visit(request, visit) : await engine.run(request);
});

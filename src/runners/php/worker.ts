import Php from 'php-cgi-wasm/php8.3-cgi-worker.mjs';
import {serveEngine} from '../serveEngine';
import {PhpEngine} from './engine';

serveEngine(async (file) => {
  const compiled = await WebAssembly.compile(await file('php.wasm'));
  // PHP asks for its libraries in this way. There is no network here: the portal hands them over.
  Object.assign(self, {fetch: async (name: string) => new Response(await file(name))});
  const engine = new PhpEngine({
    load: async () => Php,
    wasm: async () => compiled,
    locate: (name) => name,
  });
  return async (request, visit) =>
    visit ? await engine.visit(request, visit) : await engine.run(request);
});

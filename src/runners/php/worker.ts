import {workerAssets} from 'lesson-php/worker';
import {serveEngine} from '../serveEngine';
import {PhpLessons} from './engine';

serveEngine(async (file) => {
  const compiled = await WebAssembly.compile(await file('php.wasm'));
  // PHP asks for its libraries in this way. There is no network here: the portal hands them over.
  Object.assign(self, {fetch: async (name: string) => new Response(await file(name))});
  const lessons = new PhpLessons(workerAssets(compiled));
  return async (request, visit) =>
    visit ? await lessons.visit(request, visit) : await lessons.run(request);
});

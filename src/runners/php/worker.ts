import {workerAssets} from 'lesson-php/worker';
import {serveEngine} from '../serveEngine';
import {PhpLessons} from './engine';

serveEngine(
  async (file) => {
    const compiled = await WebAssembly.compile(await file('php.wasm'));
    // PHP requests its libraries through this function. The worker has no network access, so the portal
    // provides them.
    Object.assign(self, {fetch: async (name: string) => new Response(await file(name))});
    const lessons = new PhpLessons(workerAssets(compiled));
    return async (request, visit) =>
      visit ? await lessons.visit(request, visit) : await lessons.run(request);
  },
  {
    language: 'php',
    files: [{name: 'index.php', text: '<?php echo count([1]);'}],
    previous: [],
    setup: {},
  },
);

import {BOOTSTRAP_SOURCES} from '../../data/libraries';
import {serveEngine} from '../serveEngine';
import {createEngine} from './engine';

serveEngine(
  async (load) => {
    let bootstrap: Promise<Readonly<Record<string, string>>> | undefined;
    return createEngine(async () => {
      bootstrap ??= load(BOOTSTRAP_SOURCES).then(
        (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, string>>,
      );
      return await bootstrap;
    });
  },
  {
    language: 'scss',
    files: [
      {name: 'first.scss', text: '@use "sass:math"; $a: 1px; a { b { c: math.div($a, 2); } }'},
    ],
    previous: [],
    setup: {},
  },
);

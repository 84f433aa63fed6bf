import {serveEngine} from '../serveEngine';
import {run} from './engine';

serveEngine(async () => run, {
  language: 'console',
  files: [
    {
      name: 'first.txt',
      text: '$ git init -q first && cd first && echo a > a && git add a && git commit -m a && ls | cat',
    },
  ],
  previous: [],
  setup: {},
});

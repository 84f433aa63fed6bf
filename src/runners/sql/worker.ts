import {serveEngine} from '../serveEngine';
import {runSql} from './engine';

serveEngine(async () => runSql, {
  language: 'sql',
  files: [
    {
      name: 'first.sql',
      text: 'CREATE TABLE first (id INT PRIMARY KEY); INSERT INTO first VALUES (1); SELECT * FROM first;',
    },
  ],
  previous: [],
  setup: {},
});

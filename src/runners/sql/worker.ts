import initSqlJs from 'sql.js';
import {serveEngine} from '../serveEngine';
import {createEngine} from './engine';
import {SQLITE_OPTIONS} from './options';

serveEngine(async (files) => {
  const sqlite = await initSqlJs({...SQLITE_OPTIONS, locateFile: () => files['sqlite.wasm']!});
  return createEngine(async () => sqlite);
});

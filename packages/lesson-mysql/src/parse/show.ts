import {UnsupportedError} from '../errors/errors';
import {readTableName} from './changes';
import type {Command} from './commands';
import type {Cursor} from './cursor';

type Show = Command & {t: 'show'};

export function readShow(cursor: Cursor): Command {
  cursor.take();
  const full = cursor.word('FULL');
  const {word} = cursor.token;
  switch (word) {
    case 'TABLES':
      cursor.take();
      return finish(cursor, {t: 'show', what: 'tables', full, db: readDatabase(cursor)});
    case 'DATABASES':
    case 'SCHEMAS':
      cursor.take();
      return finish(cursor, {t: 'show', what: 'databases'});
    case 'COLUMNS':
    case 'FIELDS':
      return finish(cursor, {t: 'show', what: 'columns', full, table: readOf(cursor)});
    case 'INDEX':
    case 'INDEXES':
    case 'KEYS':
      return finish(cursor, {t: 'show', what: 'index', table: readOf(cursor)});
    case 'CREATE':
      cursor.take();
      return readCreate(cursor);
    case 'WARNINGS':
    case 'ERRORS':
      cursor.take();
      return {t: 'show', what: word === 'ERRORS' ? 'errors' : 'warnings'};
    case 'SESSION':
    case 'GLOBAL':
      cursor.take();
      cursor.needWord('VARIABLES');
      return finish(cursor, {t: 'show', what: 'variables'});
    case 'VARIABLES':
      cursor.take();
      return finish(cursor, {t: 'show', what: 'variables'});
    default:
      if (/^[A-Z]+$/.test(word) && !cursor.isEnd) {
        throw new UnsupportedError(`SHOW ${word}`);
      }
      throw cursor.error();
  }
}

function readCreate(cursor: Cursor): Show {
  const {word} = cursor.take();
  if (word !== 'TABLE' && word !== 'VIEW') {
    throw new UnsupportedError(`SHOW CREATE ${word}`);
  }
  return {t: 'show', what: word === 'VIEW' ? 'createView' : 'create', table: readTableName(cursor)};
}

function readDatabase(cursor: Cursor): string | undefined {
  return cursor.word('FROM') || cursor.word('IN') ? cursor.name() : undefined;
}

function readOf(cursor: Cursor) {
  cursor.take();
  if (!cursor.word('FROM')) {
    cursor.needWord('IN');
  }
  const table = readTableName(cursor);
  return {...table, db: readDatabase(cursor) ?? table.db};
}

function finish(cursor: Cursor, show: Show): Show {
  if (cursor.word('LIKE')) {
    return {...show, like: cursor.string()};
  }
  if (cursor.isWord('WHERE')) {
    throw new UnsupportedError('SHOW … WHERE', 'use LIKE');
  }
  return show;
}

import {type MysqlError, UnsupportedError} from '../errors/errors';
import {readDelete, readDescribe, readInsert, readTableName, readUpdate} from './changes';
import type {Command} from './commands';
import {Cursor} from './cursor';
import {readAlter, readCreate} from './define';
import {readExpression} from './expression';
import {readQuery} from './query';
import {readShow} from './show';
import {textAt} from './textAt';
import type {Statement} from './tokens';
import type {Expr} from './tree';

interface Reading {
  readonly command: Command;
  /** How many `?` the statement has. */
  readonly parameters: number;
  /** What MySQL says of the first of them where the statement is not prepared. */
  readonly misplaced: MysqlError | undefined;
}

export function readStatement(statement: Statement): Reading {
  const cursor = new Cursor(statement);
  cursor.query = () => readQuery(cursor);
  const command = readCommand(cursor);
  cursor.needEnd();
  const {parameters, firstParameter} = cursor;
  return {command, parameters, misplaced: firstParameter && cursor.error(firstParameter)};
}

const READERS: Readonly<Record<string, (cursor: Cursor) => Command>> = {
  SELECT: (cursor) => ({t: 'query', query: readQuery(cursor)}),
  WITH: (cursor) => ({t: 'query', query: readQuery(cursor)}),
  VALUES: (cursor) => ({t: 'query', query: readQuery(cursor)}),
  TABLE: (cursor) => ({t: 'query', query: readQuery(cursor)}),
  INSERT: readInsert,
  REPLACE: readInsert,
  UPDATE: readUpdate,
  DELETE: readDelete,
  CREATE: readCreate,
  ALTER: readAlter,
  DROP: readDrop,
  DESCRIBE: readDescribe,
  DESC: readDescribe,
  EXPLAIN: readDescribe,
  SHOW: readShow,
  SET: readSet,
  TRUNCATE: (cursor) => {
    cursor.take();
    cursor.word('TABLE');
    return {t: 'truncate', table: readTableName(cursor)};
  },
  RENAME: (cursor) => {
    cursor.take();
    cursor.needWord('TABLE');
    const pairs = cursor.list(() => {
      const from = readTableName(cursor);
      cursor.needWord('TO');
      return [from, readTableName(cursor)] as const;
    });
    return {t: 'rename', pairs};
  },
  USE: (cursor) => {
    cursor.take();
    return {t: 'use', name: cursor.name()};
  },
  BEGIN: (cursor) => {
    cursor.take();
    cursor.word('WORK');
    return {t: 'begin'};
  },
  START: (cursor) => {
    cursor.take();
    cursor.needWord('TRANSACTION');
    if (cursor.isOne(['READ', 'WITH'])) {
      throw new UnsupportedError('A kind of transaction', 'write START TRANSACTION');
    }
    return {t: 'begin'};
  },
  COMMIT: (cursor) => {
    cursor.take();
    cursor.word('WORK');
    return {t: 'commit'};
  },
  ROLLBACK: (cursor) => {
    cursor.take();
    cursor.word('WORK');
    if (!cursor.word('TO')) {
      return {t: 'rollback'};
    }
    cursor.word('SAVEPOINT');
    return {t: 'rollback', to: cursor.name()};
  },
  SAVEPOINT: (cursor) => {
    cursor.take();
    return {t: 'savepoint', name: cursor.name()};
  },
  RELEASE: (cursor) => {
    cursor.take();
    cursor.needWord('SAVEPOINT');
    return {t: 'release', name: cursor.name()};
  },
  PREPARE: (cursor) => {
    cursor.take();
    const name = cursor.name();
    cursor.needWord('FROM');
    if (cursor.token.kind !== 'string' && cursor.token.kind !== 'variable') {
      throw cursor.error();
    }
    return {t: 'prepare', name, from: readExpression(cursor)};
  },
  EXECUTE: (cursor) => {
    cursor.take();
    const name = cursor.name();
    const using = cursor.word('USING')
      ? cursor.list(() => {
          if (cursor.token.kind !== 'variable') {
            throw cursor.error();
          }
          return cursor.take().value.slice(1).toLowerCase();
        })
      : [];
    return {t: 'execute', name, using};
  },
  DEALLOCATE: (cursor) => {
    cursor.take();
    cursor.needWord('PREPARE');
    return {t: 'deallocate', name: cursor.name()};
  },
  LOCK: skipAll,
  UNLOCK: skipAll,
};

const REFUSED = [
  'GRANT',
  'REVOKE',
  'CALL',
  'DO',
  'LOAD',
  'HANDLER',
  'ANALYZE',
  'OPTIMIZE',
  'CHECK',
  'REPAIR',
  'FLUSH',
  'KILL',
  'DELIMITER',
  'SOURCE',
  'HELP',
  'STATUS',
  'SIGNAL',
  'XA',
  'IMPORT',
  'INSTALL',
  'SHUTDOWN',
  'RESET',
  'CHANGE',
  'STOP',
  'CLONE',
  'BINLOG',
  'CACHE',
  'DECLARE',
];

function readCommand(cursor: Cursor): Command {
  const {word} = cursor.token;
  if (cursor.isOperator('(')) {
    return {t: 'query', query: readQuery(cursor)};
  }
  const read = READERS[word];
  if (read && Object.hasOwn(READERS, word)) {
    return read(cursor);
  }
  if (REFUSED.includes(word)) {
    throw new UnsupportedError(word);
  }
  throw cursor.error();
}

/** Nobody else is connected, so locks change nothing. */
function skipAll(cursor: Cursor): Command {
  cursor.take();
  cursor.needWord('TABLES');
  while (!cursor.isEnd) {
    cursor.take();
  }
  return {t: 'nothing'};
}

function readDrop(cursor: Cursor): Command {
  cursor.take();
  cursor.word('TEMPORARY');
  const {word} = cursor.take();
  const ifExists = word !== 'INDEX' && cursor.word('IF', 'EXISTS');
  switch (word) {
    case 'TABLE':
    case 'TABLES':
    case 'VIEW': {
      const tables = cursor.list(() => readTableName(cursor));
      if (!cursor.word('CASCADE')) {
        cursor.word('RESTRICT');
      }
      return {t: 'dropTable', tables, ifExists, view: word === 'VIEW'};
    }
    case 'DATABASE':
    case 'SCHEMA':
      return {t: 'dropDatabase', name: cursor.name(), ifExists};
    case 'INDEX': {
      const name = cursor.name();
      cursor.needWord('ON');
      return {t: 'dropIndex', name, table: readTableName(cursor)};
    }
    case 'PREPARE':
      return {t: 'deallocate', name: cursor.name()};
    case 'USER':
    case 'TRIGGER':
    case 'PROCEDURE':
    case 'FUNCTION':
    case 'EVENT':
    case 'ROLE':
      throw new UnsupportedError(`DROP ${word}`);
    default:
      throw cursor.error(cursor.previous);
  }
}

function readSet(cursor: Cursor): Command {
  cursor.take();
  if (cursor.word('NAMES') || cursor.word('CHARACTER', 'SET') || cursor.word('CHARSET')) {
    cursor.take();
    if (cursor.word('COLLATE')) {
      cursor.take();
    }
    return {t: 'nothing'};
  }
  if (
    cursor.isOne(['TRANSACTION', 'PASSWORD', 'ROLE', 'RESOURCE']) ||
    (cursor.isOne(['SESSION', 'GLOBAL']) && cursor.peek(1).word === 'TRANSACTION')
  ) {
    throw new UnsupportedError(`SET ${cursor.token.word}`);
  }
  return {t: 'set', items: cursor.list(() => readSetItem(cursor))};
}

function readSetItem(cursor: Cursor): {user: boolean; name: string; value: Expr} {
  const isVariable = cursor.token.kind === 'variable';
  const user = isVariable && !cursor.token.value.startsWith('@@');
  if (!isVariable && cursor.isOne(['SESSION', 'GLOBAL', 'LOCAL', 'PERSIST'])) {
    cursor.take();
  }
  const name = isVariable
    ? cursor.take().value.replace(/^@@?((session|global|local)\.)?/i, '')
    : cursor.name();
  if (!cursor.operator(':=')) {
    cursor.needOperator('=');
  }
  return {
    user,
    name: name.toLowerCase(),
    value: user ? readExpression(cursor) : readSetting(cursor),
  };
}

/** A value of the server’s: a word stands for a text. */
function readSetting(cursor: Cursor): Expr {
  const {token} = cursor;
  if (
    token.kind === 'word' &&
    !['NULL', 'TRUE', 'FALSE', 'CONCAT', 'REPLACE'].includes(token.word)
  ) {
    cursor.take();
    return textAt(token);
  }
  return readExpression(cursor);
}

import {MysqlError, UnsupportedError} from './errors';
import {quoteName} from './quote';
import {type Session, syntaxError} from './session';
import {DONE, rowsAffected} from './statements';
import {createTable, tableOf} from './tableStatements';
import {type Token, findTop, isWord, nameOf, sourceText} from './tokens';

export function create(session: Session, tokens: readonly Token[]): string {
  const what = tokens.find((token) =>
    isWord(
      token,
      'TABLE',
      'DATABASE',
      'SCHEMA',
      'VIEW',
      'INDEX',
      'PROCEDURE',
      'FUNCTION',
      'TRIGGER',
      'USER',
      'EVENT',
    ),
  );
  switch (what?.value) {
    case 'TABLE':
      return createTable(session, tokens);
    case 'DATABASE':
    case 'SCHEMA':
      return createDatabase(session, tokens);
    case 'VIEW':
      return createView(session, tokens);
    case 'INDEX':
      return createIndex(session, tokens);
    default:
      throw what
        ? new UnsupportedError(`CREATE ${what.value}`)
        : syntaxError(sourceText(tokens.slice(1)), 1, tokens[0]!.line);
  }
}

function createDatabase(session: Session, tokens: readonly Token[]): string {
  const optional = tokens.some((token) => isWord(token, 'EXISTS'));
  const name = nameOf(tokens[optional ? 5 : 2]) ?? '';
  if (session.stores.has(name.toLowerCase())) {
    if (!optional) {
      throw new MysqlError(1007, 'HY000', `Can't create database '${name}'; database exists`);
    }
    return rowsAffected(1);
  }
  session.createStore(name);
  return rowsAffected(1);
}

function createView(session: Session, tokens: readonly Token[]): string {
  const at = tokens.findIndex((token) => isWord(token, 'VIEW'));
  const name = nameOf(tokens[at + 1]) ?? '';
  const {store} = session;
  if (tokens.slice(0, at).some((token) => isWord(token, 'REPLACE'))) {
    store.db.run(`DROP VIEW IF EXISTS ${quoteName(name)}`);
  }
  store.db.run(`CREATE VIEW ${session.translate(tokens.slice(at + 1))}`);
  const as = findTop(tokens, ['AS'], at);
  const query = tokens.slice(as + 1);
  store.views.set(name.toLowerCase(), tableOf(name, session.infer(query) ?? []));
  return DONE;
}

function createIndex(session: Session, tokens: readonly Token[]): string {
  const at = tokens.findIndex((token) => isWord(token, 'INDEX'));
  const on = findTop(tokens, ['ON'], at);
  const name = nameOf(tokens[at + 1]) ?? '';
  const table = session.store.tables.get((nameOf(tokens[on + 1]) ?? '').toLowerCase());
  if (!table) {
    throw new MysqlError(
      1146,
      '42S02',
      `Table '${session.store.name}.${nameOf(tokens[on + 1])}' doesn't exist`,
    );
  }
  const columns = tokens.slice(on + 3, -1).flatMap((token) => nameOf(token) ?? []);
  const unique = isWord(tokens[1], 'UNIQUE');
  // Names of indexes are unique in a table of MySQL, but in a whole database of SQLite.
  session.store.db.run(
    `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${quoteName(`${table.name}.${name}`)} ` +
      `ON ${session.translate(tokens.slice(on + 1))}`,
  );
  const key = {name, columns};
  session.store.tables.set(table.name.toLowerCase(), {
    ...table,
    ...(unique ? {uniques: [...table.uniques, key]} : {indexes: [...table.indexes, key]}),
  });
  return 'Query OK, 0 rows affected\nRecords: 0  Duplicates: 0  Warnings: 0';
}

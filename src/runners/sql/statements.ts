import {alterTable} from './alterTable';
import {changeRows} from './changeRows';
import {create} from './createStatements';
import {drop} from './dropStatements';
import {MysqlError, UnsupportedError} from './errors';
import {insertRows} from './insertRows';
import {quoteName} from './quote';
import {type Session, isQuery, syntaxError} from './session';
import {describe, show} from './show';
import {truncateTable} from './tableStatements';
import {type Token, findTop, isSymbol, isWord, nameOf, sourceText} from './tokens';

type Handler = (session: Session, tokens: readonly Token[]) => string;

export const DONE = 'Query OK, 0 rows affected';

export function rowsAffected(count: number): string {
  return `Query OK, ${count} ${count === 1 ? 'row' : 'rows'} affected`;
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  ALTER: alterTable,
  BEGIN: transaction,
  COMMIT: transaction,
  CREATE: create,
  DELETE: changeRows,
  DESC: describe,
  DESCRIBE: describe,
  DROP: drop,
  EXPLAIN: describe,
  INSERT: insertRows,
  RELEASE: transaction,
  RENAME: renameTable,
  REPLACE: insertRows,
  ROLLBACK: transaction,
  SAVEPOINT: transaction,
  SET: setVariable,
  SHOW: show,
  START: transaction,
  TRUNCATE: truncateTable,
  UPDATE: changeRows,
  USE: useDatabase,
};

const NOT_HERE =
  'CALL DECLARE DELIMITER FLUSH GRANT HANDLER LOAD LOCK OPTIMIZE REVOKE UNLOCK'.split(' ');

/** Runs one statement and gives what the mysql client prints. */
export function runStatement(session: Session, tokens: readonly Token[]): string {
  const [first] = tokens;
  if (isQuery(tokens)) {
    return session.printQuery(withoutLocks(tokens));
  }
  const handler = first?.type === 'word' ? HANDLERS[first.value] : undefined;
  if (handler) {
    return handler(session, tokens);
  }
  if (isWord(first, ...NOT_HERE)) {
    throw new UnsupportedError(first!.value);
  }
  throw syntaxError(sourceText(tokens), 1, first?.line ?? 1);
}

function withoutLocks(tokens: readonly Token[]): readonly Token[] {
  const at = findTop(tokens, ['FOR', 'LOCK']);
  return at >= 0 && isWord(tokens[at + 1], 'UPDATE', 'SHARE', 'IN') ? tokens.slice(0, at) : tokens;
}

function transaction({store}: Session, tokens: readonly Token[]): string {
  const sql = isWord(tokens[0], 'START') ? 'BEGIN' : sourceText(tokens);
  try {
    store.db.run(sql);
  } catch (error) {
    // MySQL commits what is open when a new one begins, and lets COMMIT stand alone.
    if (/no transaction is active/.test((error as Error).message)) {
      return DONE;
    }
    if (!/within a transaction/.test((error as Error).message)) {
      throw error;
    }
    store.db.run('COMMIT');
    store.db.run(sql);
  }
  return DONE;
}

function useDatabase(session: Session, tokens: readonly Token[]): string {
  const name = nameOf(tokens[1]) ?? '';
  const store = session.stores.get(name.toLowerCase());
  if (!store) {
    throw new MysqlError(1049, '42000', `Unknown database '${name}'`);
  }
  session.current = store;
  return 'Database changed';
}

function setVariable(session: Session, tokens: readonly Token[]): string {
  const [, variable, sign, ...value] = tokens;
  if (variable?.type === 'variable' && (isSymbol(sign, '=') || isSymbol(sign, ':='))) {
    const {rows} = session.query([{...tokens[0]!, text: 'SELECT', value: 'SELECT'}, ...value]);
    const result = rows[0]?.[0] ?? null;
    session.variables.set(
      variable.value,
      typeof result === 'string' ? `'${result.replaceAll("'", "''")}'` : String(result ?? 'NULL'),
    );
  } else if (isWord(variable, 'FOREIGN_KEY_CHECKS')) {
    session.store.db.run(`PRAGMA foreign_keys = ${value[0]?.text === '0' ? 'OFF' : 'ON'}`);
  }
  return DONE;
}

function renameTable(session: Session, tokens: readonly Token[]): string {
  const [from, to] = [nameOf(tokens[2]) ?? '', nameOf(tokens[4]) ?? ''];
  const table = session.store.tables.get(from.toLowerCase());
  session.store.db.run(`ALTER TABLE ${quoteName(from)} RENAME TO ${quoteName(to)}`);
  if (table) {
    session.store.tables.delete(from.toLowerCase());
    session.store.tables.set(to.toLowerCase(), {...table, name: to});
  }
  return DONE;
}

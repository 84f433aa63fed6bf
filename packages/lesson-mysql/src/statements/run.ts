import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Command} from '../parse/commands';
import {readStatement} from '../parse/read';
import {Lexer} from '../parse/tokens';
import {compile} from '../query/expression';
import {DONE, type Outcome, type Run, type Session} from '../session';
import {toBoolean, toText} from '../types/convert';
import {NULL_TYPE, parameterOf, variableOf} from '../types/types';
import {alter, createIndex, dropIndex} from './alter';
import {remove, update} from './change';
import {
  createDatabase,
  createTable,
  createView,
  dropDatabase,
  dropTable,
  rename,
  truncate,
} from './create';
import {insert} from './insert';
import {describe, show} from './show';

const query: Run<'query'> = ({query: tree}, session) => {
  const {columns, rows} = session.rows(tree);
  session.foundRows = BigInt(rows.length);
  if (!tree.into) {
    return {kind: 'rows', columns, rows};
  }
  if (tree.into.length !== columns.length) {
    throw new MysqlError(
      1222,
      '21000',
      'The used SELECT statements have a different number of columns',
    );
  }
  if (rows.length > 1) {
    throw new MysqlError(1172, '42000', 'Result consisted of more than one row');
  }
  tree.into.forEach((name, index) => {
    if (rows[0]) {
      session.variables.set(name, variableOf(rows[0][index]!, columns[index]!.type));
    }
  });
  if (!rows[0]) {
    session.warn(1329, 'No data - zero rows fetched, selected, or processed');
  }
  return {kind: 'done', affected: rows.length};
};

const set: Run<'set'> = ({items}, session) => {
  for (const {user, name, value} of items) {
    const compiled = compile(value, session.context());
    const result = compiled.run({row: []});
    if (user) {
      session.variables.set(name, variableOf(result, compiled.type));
    } else {
      setSetting(
        name,
        toText(result, compiled.type) ?? '',
        toBoolean(result, compiled.type, () => undefined),
        session,
      );
    }
  }
  return DONE;
};

function setSetting(name: string, text: string, isOn: boolean | null, session: Session): void {
  const known = session.settings.get(name);
  if (known === undefined) {
    throw new UnsupportedError(`SET ${name}`);
  }
  if (['autocommit', 'foreign_key_checks', 'unique_checks'].includes(name)) {
    const value = /^on$/i.test(text) || (!/^off$/i.test(text) && isOn === true) ? 1n : 0n;
    if (name === 'autocommit' && value === 1n) {
      session.commit();
    }
    session.settings.set(name, value);
    return;
  }
  const parts = (value: string) => value.toUpperCase().split(',').sort().join(',');
  if (parts(text) !== parts(String(known))) {
    throw new UnsupportedError(
      `Another value of ${name}`,
      'keep the one that MySQL 8.4 starts with',
    );
  }
}

const prepare: Run<'prepare'> = ({name, from}, session) => {
  const compiled = compile(from, session.context());
  const statement = new Lexer(toText(compiled.run({row: []}), compiled.type) ?? '').next();
  if (!statement) {
    throw new MysqlError(1065, '42000', 'Query was empty');
  }
  const {command} = readStatement(statement);
  if (command.t === 'query') {
    session.compile(command.query);
  }
  session.prepared.set(name.toLowerCase(), {statement});
  return {kind: 'said', text: 'Query OK, 0 rows affected\nStatement prepared'};
};

const execute: Run<'execute'> = ({name, using}, session) => {
  const prepared = session.prepared.get(name.toLowerCase());
  if (!prepared) {
    throw new MysqlError(
      1243,
      'HY000',
      `Unknown prepared statement handler (${name}) given to EXECUTE`,
    );
  }
  const {command, parameters} = readStatement(prepared.statement);
  if (parameters !== using.length) {
    throw new MysqlError(1210, 'HY000', 'Incorrect arguments to EXECUTE');
  }
  session.parameters = using.map((variable) =>
    parameterOf(session.variables.get(variable) ?? {value: null, type: NULL_TYPE}),
  );
  try {
    return runCommand(command, session);
  } finally {
    session.parameters = [];
  }
};

type Runners = {readonly [T in Command['t']]: Run<T>};

const RUNNERS: Runners = {
  query,
  insert,
  update,
  delete: remove,
  createTable,
  createView,
  createDatabase,
  createIndex,
  dropTable,
  dropDatabase,
  dropIndex,
  alter,
  rename,
  truncate,
  set,
  prepare,
  execute,
  describe,
  show,
  use: ({name}, session) => {
    session.current = session.database(name);
    return {kind: 'said', text: 'Database changed'};
  },
  begin: (_, session) => {
    session.begin();
    return DONE;
  },
  commit: (_, session) => {
    session.commit();
    return DONE;
  },
  rollback: ({to}, session) => {
    if (to === undefined) {
      session.rollback();
    } else {
      session.rollbackTo(to);
    }
    return DONE;
  },
  savepoint: ({name}, session) => {
    session.savepoint(name);
    return DONE;
  },
  release: ({name}, session) => {
    session.release(name);
    return DONE;
  },
  deallocate: ({name}, session) => {
    if (!session.prepared.delete(name.toLowerCase())) {
      throw new MysqlError(
        1243,
        'HY000',
        `Unknown prepared statement handler (${name}) given to DEALLOCATE PREPARE`,
      );
    }
    return DONE;
  },
  nothing: () => DONE,
};

export function runCommand(command: Command, session: Session): Outcome {
  return (RUNNERS[command.t] as Run<Command['t']>)(command, session);
}

import {UnsupportedError} from '../errors/errors';
import {readTableName} from './changes';
import type {Action, Alteration, ColumnDef, Command, Constraint} from './commands';
import type {Cursor} from './cursor';
import {readExpression} from './expression';
import {readNames, readQuery} from './query';
import {readCollation, readTypeName} from './typeName';
import type {Expr} from './tree';

export function readCreate(cursor: Cursor): Command {
  cursor.take();
  const replace = cursor.word('OR', 'REPLACE');
  if (cursor.word('ALGORITHM')) {
    cursor.needOperator('=');
    cursor.take();
  }
  const temporary = cursor.word('TEMPORARY');
  const {word} = cursor.token;
  if (word === 'VIEW') {
    return readCreateView(cursor, replace);
  }
  if (replace) {
    throw cursor.error();
  }
  if (word === 'TABLE') {
    return readCreateTable(cursor, temporary);
  }
  if (word === 'DATABASE' || word === 'SCHEMA') {
    return readCreateDatabase(cursor);
  }
  if (['UNIQUE', 'INDEX', 'FULLTEXT', 'SPATIAL'].includes(word)) {
    return readCreateIndex(cursor);
  }
  if (
    [
      'USER',
      'TRIGGER',
      'PROCEDURE',
      'FUNCTION',
      'EVENT',
      'ROLE',
      'DEFINER',
      'SERVER',
      'TABLESPACE',
    ].includes(word)
  ) {
    throw new UnsupportedError(`CREATE ${word}`);
  }
  throw cursor.error();
}

function readIfNotExists(cursor: Cursor): boolean {
  return cursor.word('IF', 'NOT', 'EXISTS');
}

function readCreateView(cursor: Cursor, replace: boolean): Command {
  cursor.take();
  const table = readTableName(cursor);
  const columns = cursor.isOperator('(') ? readNames(cursor) : undefined;
  cursor.needWord('AS');
  const {start} = cursor.token;
  const query = readQuery(cursor);
  const text = cursor.text(start);
  const isChecked = readCheckOption(cursor);
  return {t: 'createView', table, replace, columns, query, text, isChecked};
}

function readCheckOption(cursor: Cursor): boolean {
  if (!cursor.word('WITH')) {
    return false;
  }
  if (!cursor.word('CASCADED')) {
    cursor.word('LOCAL');
  }
  cursor.needWord('CHECK', 'OPTION');
  return true;
}

function readCreateDatabase(cursor: Cursor): Command {
  cursor.take();
  const ifNotExists = readIfNotExists(cursor);
  const name = cursor.name();
  cursor.word('DEFAULT');
  readCollation(cursor);
  return {t: 'createDatabase', name, ifNotExists};
}

function readCreateIndex(cursor: Cursor): Command {
  const kind = readKeyKind(cursor);
  cursor.needWord('INDEX');
  const name = cursor.name();
  skipUsing(cursor);
  cursor.needWord('ON');
  const table = readTableName(cursor);
  const columns = readKeyColumns(cursor);
  skipUsing(cursor);
  return {t: 'createIndex', table, constraint: {t: 'key', kind, name, columns}};
}

function readKeyKind(cursor: Cursor): 'unique' | 'index' {
  if (cursor.isOne(['FULLTEXT', 'SPATIAL'])) {
    throw new UnsupportedError(`A ${cursor.token.word} index`, 'use an ordinary INDEX');
  }
  return cursor.word('UNIQUE') ? 'unique' : 'index';
}

function skipUsing(cursor: Cursor): void {
  if (cursor.word('USING')) {
    cursor.take();
  }
}

function readKeyColumns(cursor: Cursor): readonly string[] {
  return cursor.parenthesized(() =>
    cursor.list(() => {
      if (cursor.isOperator('(')) {
        throw new UnsupportedError('An index on an expression', 'index a generated column');
      }
      const name = cursor.name();
      if (cursor.isOperator('(')) {
        throw new UnsupportedError(
          'An index on the first characters of a column',
          'index the whole column',
        );
      }
      if (!cursor.word('ASC')) {
        cursor.word('DESC');
      }
      return name;
    }),
  );
}

function readCreateTable(cursor: Cursor, temporary: boolean): Command {
  cursor.take();
  const ifNotExists = readIfNotExists(cursor);
  const table = readTableName(cursor);
  const head = {t: 'createTable', table, ifNotExists, temporary} as const;
  if (cursor.word('LIKE')) {
    return {...head, columns: [], constraints: [], like: readTableName(cursor)};
  }
  const columns: ColumnDef[] = [];
  const constraints: Constraint[] = [];
  if (cursor.isOperator('(') && cursor.peek(1).word !== 'SELECT') {
    cursor.parenthesized(() =>
      cursor.list(() => {
        const constraint = readConstraint(cursor);
        if (constraint) {
          constraints.push(constraint);
        } else {
          columns.push(readColumn(cursor));
        }
      }),
    );
  }
  const options = readOptions(cursor);
  const as = cursor.word('AS');
  const query =
    as || cursor.isOne(['SELECT', 'WITH']) || cursor.isOperator('(')
      ? readQuery(cursor)
      : undefined;
  if (columns.length === 0 && !query) {
    throw cursor.error();
  }
  return {...head, columns, constraints, ...options, query};
}

function readOptions(cursor: Cursor): {autoIncrement?: number; comment?: string} {
  let autoIncrement: number | undefined;
  let comment: string | undefined;
  for (;;) {
    cursor.operator(',');
    cursor.word('DEFAULT');
    if (cursor.word('ENGINE')) {
      cursor.operator('=');
      const engine = cursor.nameAfterPoint();
      if (engine.toUpperCase() !== 'INNODB') {
        throw new UnsupportedError(`The engine ${engine}`, 'leave ENGINE out');
      }
    } else if (cursor.word('AUTO_INCREMENT')) {
      cursor.operator('=');
      autoIncrement = cursor.integer();
    } else if (cursor.word('COMMENT')) {
      cursor.operator('=');
      comment = cursor.string();
    } else if (cursor.isOne(['CHARACTER', 'CHARSET', 'COLLATE'])) {
      const collation = readCollation(cursor);
      if (collation !== undefined && collation !== 'utf8mb4_0900_ai_ci') {
        throw new UnsupportedError(
          `The collation ${collation} of a whole table`,
          'give it to the columns',
        );
      }
    } else if (cursor.word('ROW_FORMAT')) {
      cursor.operator('=');
      cursor.take();
    } else {
      return {autoIncrement, comment};
    }
  }
}

/** A constraint of its own line, or undefined where a column begins. */
function readConstraint(cursor: Cursor): Constraint | undefined {
  const named = cursor.word('CONSTRAINT');
  const name = named && cursor.isName() ? cursor.name() : undefined;
  if (cursor.word('PRIMARY')) {
    cursor.needWord('KEY');
    skipUsing(cursor);
    return {t: 'key', kind: 'primary', columns: readKeyColumns(cursor)};
  }
  if (cursor.word('FOREIGN')) {
    cursor.needWord('KEY');
    const own = cursor.isName() ? cursor.name() : undefined;
    const columns = readNames(cursor);
    return {...readReferences(cursor, columns), name: name ?? own};
  }
  if (cursor.word('CHECK')) {
    return readCheck(cursor, name);
  }
  if (cursor.isOne(['UNIQUE', 'KEY', 'INDEX', 'FULLTEXT', 'SPATIAL'])) {
    const kind = readKeyKind(cursor);
    if (!cursor.word('KEY')) {
      cursor.word('INDEX');
    }
    const own = cursor.isName() ? cursor.name() : name;
    skipUsing(cursor);
    const columns = readKeyColumns(cursor);
    skipUsing(cursor);
    return {t: 'key', kind, name: own, columns};
  }
  if (named) {
    throw cursor.error();
  }
  return undefined;
}

function readReferences(cursor: Cursor, columns: readonly string[]): Constraint & {t: 'foreign'} {
  cursor.needWord('REFERENCES');
  const parent = readTableName(cursor);
  const parentColumns = readNames(cursor);
  let onDelete: Action;
  let onUpdate: Action;
  while (cursor.word('ON')) {
    const {word} = cursor.take();
    const action = readAction(cursor);
    if (word === 'DELETE') {
      onDelete = action;
    } else if (word === 'UPDATE') {
      onUpdate = action;
    } else {
      throw cursor.error(cursor.previous);
    }
  }
  return {t: 'foreign', columns, parent, parentColumns, onDelete, onUpdate};
}

function readAction(cursor: Cursor): Action {
  for (const action of ['RESTRICT', 'CASCADE'] as const) {
    if (cursor.word(action)) {
      return action;
    }
  }
  if (cursor.word('NO', 'ACTION')) {
    return 'NO ACTION';
  }
  if (cursor.word('SET', 'DEFAULT')) {
    throw new UnsupportedError('ON DELETE SET DEFAULT', 'use SET NULL');
  }
  cursor.needWord('SET', 'NULL');
  return 'SET NULL';
}

function readCheck(cursor: Cursor, name: string | undefined): Constraint {
  const {start} = cursor.token;
  const expr = cursor.parenthesized(() => readExpression(cursor));
  const text = cursor.text(start);
  const not = cursor.word('NOT');
  const enforced = cursor.word('ENFORCED') ? !not : true;
  if (not && enforced) {
    throw cursor.error();
  }
  return {t: 'check', name, expr, text, enforced};
}

interface ColumnParts {
  notNull: boolean;
  autoIncrement: boolean;
  onUpdateNow: boolean;
  defaultTo?: Expr;
  comment?: string;
  generated?: ColumnDef['generated'];
  readonly constraints: Constraint[];
}

export function readColumn(cursor: Cursor): ColumnDef {
  const name = cursor.name();
  const type = readTypeName(cursor);
  const parts: ColumnParts = {
    notNull: false,
    autoIncrement: false,
    onUpdateNow: false,
    constraints: [],
  };
  if (type.name === 'SERIAL') {
    parts.notNull = true;
    parts.autoIncrement = true;
    parts.constraints.push({t: 'key', kind: 'unique', columns: [name]});
  }
  while (readColumnPart(cursor, name, parts)) {
    // Each call takes one attribute.
  }
  return {name, type: type.name === 'SERIAL' ? {...type, name: 'BIGINT'} : type, ...parts};
}

function readColumnPart(cursor: Cursor, name: string, parts: ColumnParts): boolean {
  const own = cursor.isWord('CONSTRAINT') && cursor.peek(1).word !== 'CHECK';
  if (cursor.word('NOT', 'NULL')) {
    parts.notNull = true;
  } else if (cursor.word('NULL')) {
    parts.notNull = false;
  } else if (cursor.word('AUTO_INCREMENT')) {
    parts.autoIncrement = true;
  } else if (cursor.word('PRIMARY', 'KEY') || cursor.word('KEY')) {
    parts.constraints.push({t: 'key', kind: 'primary', columns: [name]});
  } else if (cursor.word('UNIQUE')) {
    cursor.word('KEY');
    parts.constraints.push({t: 'key', kind: 'unique', columns: [name]});
  } else if (cursor.word('COMMENT')) {
    parts.comment = cursor.string();
  } else if (cursor.word('DEFAULT')) {
    parts.defaultTo = readDefault(cursor);
  } else if (cursor.word('ON', 'UPDATE')) {
    readExpression(cursor);
    parts.onUpdateNow = true;
  } else if (cursor.isOne(['GENERATED', 'AS'])) {
    parts.generated = readGenerated(cursor);
  } else if (cursor.isOne(['CHECK', 'CONSTRAINT'])) {
    cursor.word('CONSTRAINT');
    const called = own ? cursor.name() : undefined;
    cursor.needWord('CHECK');
    parts.constraints.push(readCheck(cursor, called));
  } else if (cursor.isWord('REFERENCES')) {
    throw new UnsupportedError(
      'REFERENCES behind a column',
      'write FOREIGN KEY (column) REFERENCES table (column) on a line of its own',
    );
  } else if (cursor.isOne(['INVISIBLE', 'VISIBLE', 'COLUMN_FORMAT', 'STORAGE', 'SRID'])) {
    throw new UnsupportedError(`The attribute ${cursor.token.word}`, 'leave it out');
  } else if (cursor.isWord('COLLATE')) {
    readCollation(cursor);
    throw new UnsupportedError('COLLATE after another attribute', 'write it right behind the type');
  } else {
    return false;
  }
  return true;
}

function readDefault(cursor: Cursor): Expr {
  if (
    cursor.isOperator('(') ||
    cursor.token.kind !== 'word' ||
    cursor.isOne([
      'NULL',
      'TRUE',
      'FALSE',
      'CURRENT_TIMESTAMP',
      'NOW',
      'LOCALTIME',
      'LOCALTIMESTAMP',
    ])
  ) {
    return readExpression(cursor);
  }
  throw cursor.error();
}

function readGenerated(cursor: Cursor): ColumnDef['generated'] {
  cursor.word('GENERATED', 'ALWAYS');
  cursor.needWord('AS');
  const {start} = cursor.token;
  const expr = cursor.parenthesized(() => readExpression(cursor));
  const text = cursor.text(start);
  const stored = cursor.word('STORED');
  if (!stored) {
    cursor.word('VIRTUAL');
  }
  return {expr, stored, text};
}

export function readAlter(cursor: Cursor): Command {
  cursor.take();
  if (!cursor.word('TABLE')) {
    if (cursor.isOne(['DATABASE', 'SCHEMA', 'VIEW', 'USER', 'EVENT', 'FUNCTION', 'PROCEDURE'])) {
      throw new UnsupportedError(`ALTER ${cursor.token.word}`);
    }
    throw cursor.error();
  }
  const table = readTableName(cursor);
  return {t: 'alter', table, changes: cursor.list(() => readAlterations(cursor)).flat()};
}

function readAlterations(cursor: Cursor): readonly Alteration[] {
  if (cursor.word('ADD')) {
    return readAdd(cursor);
  }
  if (cursor.word('DROP')) {
    return [readDropPart(cursor)];
  }
  if (cursor.word('MODIFY')) {
    cursor.word('COLUMN');
    const column = readColumn(cursor);
    return [{t: 'change', old: column.name, column, after: readAfter(cursor)}];
  }
  if (cursor.word('CHANGE')) {
    cursor.word('COLUMN');
    const old = cursor.name();
    return [{t: 'change', old, column: readColumn(cursor), after: readAfter(cursor)}];
  }
  if (cursor.word('RENAME', 'COLUMN')) {
    const old = cursor.name();
    cursor.needWord('TO');
    return [{t: 'renameColumn', old, name: cursor.name()}];
  }
  if (cursor.isWord('RENAME', 'INDEX') || cursor.isWord('RENAME', 'KEY')) {
    throw new UnsupportedError('RENAME INDEX', 'drop the index and add it again');
  }
  if (cursor.word('RENAME')) {
    if (!cursor.word('TO')) {
      cursor.word('AS');
    }
    return [{t: 'rename', to: readTableName(cursor)}];
  }
  if (cursor.word('ALTER')) {
    cursor.word('COLUMN');
    const name = cursor.name();
    if (cursor.word('DROP', 'DEFAULT')) {
      return [{t: 'default', name}];
    }
    cursor.needWord('SET', 'DEFAULT');
    return [{t: 'default', name, to: readDefault(cursor)}];
  }
  const options = readOptions(cursor);
  if (options.autoIncrement !== undefined) {
    return [{t: 'autoIncrement', value: options.autoIncrement}];
  }
  if (cursor.isEnd) {
    return [{t: 'nothing'}];
  }
  throw cursor.error();
}

function readAdd(cursor: Cursor): readonly Alteration[] {
  const constraint = readConstraint(cursor);
  if (constraint) {
    return [{t: 'constraint', constraint}];
  }
  cursor.word('COLUMN');
  if (cursor.isOperator('(')) {
    return cursor.parenthesized(() =>
      cursor.list((): Alteration => ({t: 'add', column: readColumn(cursor)})),
    );
  }
  return [{t: 'add', column: readColumn(cursor), after: readAfter(cursor)}];
}

function readAfter(cursor: Cursor): string | true | undefined {
  if (cursor.word('FIRST')) {
    return true;
  }
  return cursor.word('AFTER') ? cursor.name() : undefined;
}

function readDropPart(cursor: Cursor): Alteration {
  if (cursor.word('PRIMARY', 'KEY')) {
    return {t: 'dropKey', name: 'PRIMARY'};
  }
  if (cursor.word('FOREIGN', 'KEY')) {
    return {t: 'dropForeign', name: cursor.name()};
  }
  if (cursor.word('INDEX') || cursor.word('KEY')) {
    return {t: 'dropKey', name: cursor.name()};
  }
  if (cursor.word('CHECK') || cursor.word('CONSTRAINT')) {
    return {t: 'dropCheck', name: cursor.name()};
  }
  cursor.word('COLUMN');
  return {t: 'dropColumn', name: cursor.name()};
}

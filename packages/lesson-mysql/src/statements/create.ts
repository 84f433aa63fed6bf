import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Expr} from '../parse/tree';
import type {ResultColumn} from '../query/frame';
import {DONE, type Outcome, type Run, type Session} from '../session';
import {type Column, type Row, type Shape, Table} from '../store/table';
import {Writer} from '../store/writer';
import {showType} from '../types/typeNames';
import type {Type} from '../types/types';
import {ShapeMaker, makeColumn} from './shape';

export const createTable: Run<'createTable'> = (command, session) => {
  session.commit();
  const database = session.database(command.table.db);
  const key = command.table.name.toLowerCase();
  if (database.tables.has(key) || database.views.has(key)) {
    const text = `Table '${command.table.name}' already exists`;
    if (!command.ifNotExists) {
      throw new MysqlError(1050, '42S01', text);
    }
    session.note(1050, text);
    return DONE;
  }
  const table = {db: database.name, name: command.table.name};
  if (command.like) {
    const {shape} = session.table(command.like);
    database.tables.set(
      key,
      new Table(table.db, table.name, {...shape, foreignKeys: [], temporary: command.temporary}),
    );
    return DONE;
  }
  const maker = new ShapeMaker(table, session);
  const columns = command.columns.map((def) => makeColumn(def, session));
  const selected = command.query && session.rows(command.query);
  for (const column of columns) {
    maker.addColumn(column);
  }
  for (const column of selected?.columns ?? []) {
    if (!maker.has(column.name)) {
      maker.addColumn(columnOf(column));
    }
  }
  const constraints = [
    ...command.columns.flatMap((def) => def.constraints),
    ...command.constraints,
  ];
  const order = {key: 0, check: 1, foreign: 2};
  [...constraints]
    .sort((a, b) => order[a.t] - order[b.t])
    .forEach((constraint) => maker.constrain(constraint));
  const made = new Table(table.db, table.name, maker.finish(command.comment, command.temporary));
  made.nextId = BigInt(command.autoIncrement ?? 1);
  database.tables.set(key, made);
  return selected ? fill(made, selected, session) : DONE;
};

/** A column of CREATE TABLE … SELECT keeps what defined the one that it repeats, but not its number. */
function columnOf(result: ResultColumn): Column {
  const {name, nullable, definition} = result;
  if (!definition) {
    return inferredColumn(result);
  }
  const {type, shown, comment, onUpdateNow, autoIncrement, defaultTo} = definition;
  if (onUpdateNow) {
    throw new UnsupportedError(
      'CREATE TABLE … SELECT of a column with ON UPDATE',
      'name the columns with their types, then INSERT … SELECT',
    );
  }
  return {
    name,
    type,
    shown,
    comment,
    notNull: !nullable,
    autoIncrement: false,
    defaultTo: autoIncrement ? ZERO : defaultTo,
    onUpdateNow: false,
  };
}

const ZERO: Expr = {t: 'number', text: '0', start: 0, end: 0};

function inferredColumn({name, type, nullable}: ResultColumn): Column {
  const stored: Type =
    type.kind === 'null'
      ? {kind: 'text', length: 0, binary: false}
      : type.kind === 'int' && type.digits
        ? {...type, digits: undefined}
        : type;
  return {
    name,
    type: stored,
    shown: showType(stored),
    notNull: !nullable,
    autoIncrement: false,
    inferred: true,
    onUpdateNow: false,
  };
}

function fill(
  table: Table,
  {columns, rows}: {columns: readonly ResultColumn[]; rows: readonly Row[]},
  session: Session,
): Outcome {
  const writer = new Writer(table, session.writing(session.database(table.db)));
  const places = columns.map(({name}) => table.index(name));
  rows.forEach((row, number) => {
    const values: Row[number][] = table.shape.columns.map(() => null);
    row.forEach((value, index) => {
      values[places[index]!] = writer.fit(places[index]!, value, columns[index]!.type, number + 1);
    });
    const complete = writer.complete(values, number + 1);
    writer.refuseConflict(complete);
    writer.add(complete);
  });
  session.commit();
  return {
    kind: 'done',
    affected: rows.length,
    info: `Records: ${rows.length}  Duplicates: 0  Warnings: ${session.warnings.length}`,
  };
}

export const createView: Run<'createView'> = (command, session) => {
  const {table, replace, columns, query, text, isChecked} = command;
  session.commit();
  const database = session.database(table.db);
  const key = table.name.toLowerCase();
  if (database.tables.has(key) || (database.views.has(key) && !replace)) {
    throw new MysqlError(1050, '42S01', `Table '${table.name}' already exists`);
  }
  const compiled = session.compile(query);
  if (columns && columns.length !== compiled.columns.length) {
    throw new MysqlError(
      1353,
      'HY000',
      'In definition of view, derived table or common table expression, SELECT list and column names list have different column counts',
    );
  }
  if (/(^|[^\\])[?@]/.test(text.replace(/'[^']*'|"[^"]*"/g, ''))) {
    throw new MysqlError(1351, 'HY000', "View's SELECT contains a variable or parameter");
  }
  const {name: db} = database;
  database.views.set(key, {db, name: table.name, query, columns, text, isChecked});
  return DONE;
};

export const createDatabase: Run<'createDatabase'> = ({name, ifNotExists}, session) => {
  session.commit();
  const text = `Can't create database '${name}'; database exists`;
  if (session.databases.has(name.toLowerCase())) {
    if (!ifNotExists) {
      throw new MysqlError(1007, 'HY000', text);
    }
    session.note(1007, text);
    return {kind: 'done', affected: 1};
  }
  session.databases.set(name.toLowerCase(), {name, tables: new Map(), views: new Map()});
  return {kind: 'done', affected: 1};
};

export const dropTable: Run<'dropTable'> = ({tables, ifExists, view}, session) => {
  session.commit();
  const unknown: string[] = [];
  const found = tables.flatMap(({db, name}) => {
    const database = session.database(db);
    const key = name.toLowerCase();
    const isThere = view ? database.views.has(key) : database.tables.has(key);
    if (!isThere) {
      unknown.push(`${database.name}.${name}`);
    }
    return isThere ? [{database, key}] : [];
  });
  const text = `Unknown table '${unknown.join(',')}'`;
  if (unknown.length > 0 && !ifExists) {
    throw new MysqlError(1051, '42S02', text);
  }
  unknown.forEach((name) => session.note(1051, `Unknown table '${name}'`));
  const going = new Set(found.map(({key}) => key));
  for (const {database, key} of found) {
    if (view) {
      database.views.delete(key);
      continue;
    }
    checkChildren(database.tables.get(key)!, going, session);
  }
  found.forEach(({database, key}) => database.tables.delete(key));
  return DONE;
};

function checkChildren(table: Table, going: ReadonlySet<string>, session: Session): void {
  if (session.settings.get('foreign_key_checks') !== 1n) {
    return;
  }
  for (const child of session.database(table.db).tables.values()) {
    const key = child.shape.foreignKeys.find(
      ({parent}) => parent.toLowerCase() === table.name.toLowerCase(),
    );
    if (key && child !== table && !going.has(child.name.toLowerCase())) {
      throw new MysqlError(
        3730,
        'HY000',
        `Cannot drop table '${table.name}' referenced by a foreign key constraint '${key.name}' on table '${child.name}'.`,
      );
    }
  }
}

export const dropDatabase: Run<'dropDatabase'> = ({name, ifExists}, session) => {
  session.commit();
  const found = session.databases.get(name.toLowerCase());
  const text = `Can't drop database '${name}'; database doesn't exist`;
  if (!found) {
    if (!ifExists) {
      throw new MysqlError(1008, 'HY000', text);
    }
    session.note(1008, text);
    return DONE;
  }
  session.databases.delete(name.toLowerCase());
  if (session.current === found) {
    session.current = undefined;
  }
  return {kind: 'done', affected: found.tables.size + found.views.size};
};

export const truncate: Run<'truncate'> = ({table: name}, session) => {
  session.commit();
  const table = session.table(name);
  if (session.settings.get('foreign_key_checks') === 1n) {
    for (const child of session.database(table.db).tables.values()) {
      const key = child.shape.foreignKeys.find(
        ({parent}) => parent.toLowerCase() === table.name.toLowerCase(),
      );
      if (key && child !== table) {
        const list = (names: readonly string[]) => names.map((one) => `\`${one}\``).join(', ');
        throw new MysqlError(
          1701,
          '42000',
          `Cannot truncate a table referenced in a foreign key constraint (\`${child.db}\`.\`${child.name}\`, CONSTRAINT \`${key.name}\` FOREIGN KEY (${list(key.columns)}) REFERENCES \`${table.db}\`.\`${table.name}\` (${list(key.parentColumns)}))`,
        );
      }
    }
  }
  table.rows = [];
  table.nextId = 1n;
  table.forget();
  return DONE;
};

export const rename: Run<'rename'> = ({pairs}, session) => {
  session.commit();
  for (const [from, to] of pairs) {
    renameTable(session.table(from), to, session);
  }
  return DONE;
};

export function renameTable(
  table: Table,
  to: {db?: string; name: string},
  session: Session,
): Table {
  const database = session.database(table.db);
  if (to.db && to.db.toLowerCase() !== table.db.toLowerCase()) {
    throw new UnsupportedError(
      'Moving a table to another database',
      'create it there and copy the rows',
    );
  }
  const key = to.name.toLowerCase();
  if (database.tables.has(key) || database.views.has(key)) {
    throw new MysqlError(1050, '42S01', `Table '${to.name}' already exists`);
  }
  const moved = new Table(table.db, to.name, table.shape);
  moved.rows = table.rows;
  moved.nextId = table.nextId;
  database.tables.delete(table.name.toLowerCase());
  database.tables.set(key, moved);
  for (const child of [...database.tables.values()]) {
    if (
      child.shape.foreignKeys.some(({parent}) => parent.toLowerCase() === table.name.toLowerCase())
    ) {
      const foreignKeys = child.shape.foreignKeys.map((one) =>
        one.parent.toLowerCase() === table.name.toLowerCase() ? {...one, parent: to.name} : one,
      );
      replaceTable(child, {...child.shape, foreignKeys}, child.rows, session);
    }
  }
  return database.tables.get(key)!;
}

/** The same table with another shape and its rows. */
export function replaceTable(table: Table, shape: Shape, rows: Row[], session: Session): Table {
  const made = new Table(table.db, table.name, shape);
  made.rows = rows;
  made.nextId = table.nextId;
  session.database(table.db).tables.set(table.name.toLowerCase(), made);
  return made;
}

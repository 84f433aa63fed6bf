import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Command} from '../parse/commands';
import type {Expr, Order, Source} from '../parse/tree';
import {sortFrames} from '../query/aggregates';
import {findColumn} from '../query/columns';
import {compile} from '../query/expression';
import type {Context} from '../query/context';
import type {Frame, Scope} from '../query/frame';
import {type CompiledSource, compileSource} from '../query/source';
import {columnsOf} from '../query/walk';
import type {Outcome, Run, Session} from '../session';
import type {Row, Table} from '../store/table';
import {Writer} from '../store/writer';
import {toBoolean} from '../types/convert';
import {nowFor} from './insert';
import {type ViewColumn, targetTable} from './views';

interface Chosen {
  readonly source: CompiledSource;
  readonly context: Context;
  readonly frames: readonly Frame[];
}

/** The rows that WHERE, ORDER BY and LIMIT choose, before anything changes. */
function choose(
  source: Source,
  where: Expr | undefined,
  order: readonly Order[],
  limit: (Command & {t: 'update'})['limit'],
  session: Session,
): Chosen {
  const base = session.context();
  const compiled = compileSource(source, base);
  const scope: Scope = {columns: compiled.columns};
  const context: Context = {...base, scope};
  const test = where && compile(where, {...context, clause: 'where clause'});
  const orders = order.map(({expr, desc}) => ({
    value: compile(expr, {...context, clause: 'order clause'}),
    desc,
  }));
  const frames = compiled
    .rows()
    .map((row): Frame => ({row}))
    .filter((frame) => !test || toBoolean(test.run(frame), test.type, session.warn) === true);
  const sorted = sortFrames(frames, orders);
  const count = limit ? Number(compile(limit.count, base).run({row: []})) : sorted.length;
  return {source: compiled, context, frames: sorted.slice(0, count)};
}

type Target = CompiledSource['tables'][number];

/** Whether a query inside reads the table that is changed, which MySQL does not allow. */
function checkOwnTable(parts: readonly unknown[], {table, alias}: Target): void {
  const name = table.name.toLowerCase();
  const visit = (part: unknown, inside: boolean): void => {
    if (part instanceof Map || typeof part !== 'object' || part === null) {
      return;
    }
    const node = part as {t?: string; name?: string};
    if (inside && node.t === 'table' && node.name?.toLowerCase() === name) {
      throw new MysqlError(
        1093,
        'HY000',
        `You can't specify target table '${alias}' for update in FROM clause`,
      );
    }
    // A derived table is a copy, so it may read the table.
    if (node.t !== 'derived') {
      Object.values(part).forEach((child) => visit(child, inside || node.t === 'select'));
    }
  };
  parts.forEach((part) => visit(part, false));
}

export const update: Run<'update'> = (command, session) =>
  session.change(() => runUpdate(command, session));

interface Setting {
  readonly table: number;
  readonly place: number;
  readonly value: ReturnType<typeof compile>;
  readonly isDefault: boolean;
}

function runUpdate(command: Command & {t: 'update'}, session: Session): Outcome {
  if (command.ignore) {
    throw new UnsupportedError('UPDATE IGNORE', 'write UPDATE');
  }
  const {direct, check} = viewless(command, 'UPDATE', session);
  const {source, set, where, order, limit} = direct;
  const chosen = choose(source, where, order, limit, session);
  const {tables} = chosen.source;
  const settings = set.map(({column, value}): Setting => {
    const at = findColumn(chosen.context.scope, column, 'field list');
    if (at === undefined) {
      const name = [column.table, column.name].filter((part) => part !== undefined).join('.');
      throw new MysqlError(1054, '42S22', `Unknown column '${name}' in 'field list'`);
    }
    const owner = tables.findLastIndex(
      ({start, table}) => start <= at && at < start + table.shape.columns.length,
    );
    if (owner === -1) {
      throw new MysqlError(1288, 'HY000', 'The target table of the UPDATE is not updatable');
    }
    const isDefault = value.t === 'default';
    const place = at - tables[owner]!.start;
    const given = isDefault
      ? (tables[owner]!.table.shape.columns[place]!.defaultTo ?? nullAt(value))
      : value;
    return {
      table: owner,
      place,
      isDefault,
      value: compile(given, {...chosen.context, clause: 'field list'}),
    };
  });
  for (const owner of new Set(settings.map(({table}) => table))) {
    checkOwnTable([where, ...set.map(({value}) => value)], tables[owner]!);
  }
  if (tables.length > 1) {
    checkOrder(settings, set, chosen.context);
  }
  const counts = {matched: 0, changed: 0};
  for (const [owner, {table, start}] of tables.entries()) {
    const own = settings.filter((setting) => setting.table === owner);
    if (own.length > 0) {
      updateTable(table, start, own, chosen, tables.length > 1, counts, check, session);
    }
  }
  return {
    kind: 'done',
    affected: counts.changed,
    info: `Rows matched: ${counts.matched}  Changed: ${counts.changed}  Warnings: ${session.warnings.length}`,
  };
}

/** In an update of several tables, MySQL does not say whether SET sees the old or the new value. */
function checkOrder(
  settings: readonly Setting[],
  set: (Command & {t: 'update'})['set'],
  {scope}: Context,
): void {
  const changed = new Set<number>();
  set.forEach(({column, value}, index) => {
    if (settings[index]!.isDefault) {
      return;
    }
    const reads = columnsOf(value).map((one) => findColumn(scope, one, 'field list'));
    if (reads.some((place) => place !== undefined && changed.has(place))) {
      throw new UnsupportedError(
        'An UPDATE of several tables whose SET reads a column that it has changed',
        'write two UPDATE statements, as the order of the changes is not fixed',
      );
    }
    const own = findColumn(scope, column, 'field list');
    if (own !== undefined) {
      changed.add(own);
    }
  });
}

function nullAt({start, end}: Expr): Expr {
  return {t: 'null', start, end};
}

type Change = Command & {t: 'update' | 'delete'};

/** A change of a view as one of its table. */
function viewless<T extends Change>(
  command: T,
  verb: 'UPDATE' | 'DELETE',
  session: Session,
): {direct: T; check: (row: Row) => void} {
  const {source} = command;
  if (source.t !== 'table') {
    return {direct: command, check: () => undefined};
  }
  const {table, view, check} = targetTable(source, verb, session);
  if (!view) {
    return {direct: command, check};
  }
  const {columns, alias, where: own} = view;
  const inClause = (clause: string) => renamer(columns, source.alias ?? source.name, clause);
  const where = command.where && inClause('where clause')(command.where);
  const direct = {
    ...command,
    ...(command.t === 'update' && {
      set: command.set.map((one) => inClause('field list')(updatable(one, columns))),
    }),
    source: {t: 'table', db: table.db, name: table.name, alias},
    where: own && where ? both(own, where) : (own ?? where),
    order: command.order.map((one) => inClause('order clause')(one)),
  };
  return {direct, check};
}

function both(left: Expr, right: Expr): Expr {
  return {t: 'binary', op: 'AND', left, right, start: left.start, end: right.end};
}

type OneSetting = (Command & {t: 'update'})['set'][number];

function updatable(one: OneSetting, columns: readonly ViewColumn[]): OneSetting {
  const {name} = one.column;
  const found = columns.find((column) => column.name.toLowerCase() === name.toLowerCase());
  if (found && found.expr.t !== 'column') {
    throw new MysqlError(1348, 'HY000', `Column '${name}' is not updatable`);
  }
  return one;
}

/** Puts what the columns of a view stand for in their places. */
function renamer(columns: readonly ViewColumn[], view: string, clause: string) {
  const visit = (part: unknown, isInside: boolean): unknown => {
    if (Array.isArray(part)) {
      return part.map((one) => visit(one, isInside));
    }
    if (typeof part !== 'object' || part === null || part instanceof Map) {
      return part;
    }
    const node = part as {t?: string; name?: string; table?: string};
    const isOwn = node.table === undefined || node.table.toLowerCase() === view.toLowerCase();
    if (node.t === 'column' && isOwn) {
      const found = columns.find(({name}) => name.toLowerCase() === node.name?.toLowerCase());
      if (!found && !isInside) {
        throw new MysqlError(1054, '42S22', `Unknown column '${node.name}' in '${clause}'`);
      }
      return found?.expr ?? part;
    }
    const isQuery = isInside || node.t === 'select';
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, visit(value, isQuery)]),
    );
  };
  return <T>(part: T): T => visit(part, false) as T;
}

function updateTable(
  table: Table,
  start: number,
  settings: readonly Setting[],
  {frames}: Chosen,
  isJoined: boolean,
  counts: {matched: number; changed: number},
  check: (row: Row) => void,
  session: Session,
): void {
  const writer = new Writer(table, session.writing(session.database(table.db)));
  const width = table.shape.columns.length;
  const seen = new Set<Row>();
  // A join copies rows, so the row of the table is found again by its values.
  const current = new Map(table.rows.map((row) => [rowText(row), row]));
  for (const frame of frames) {
    const part = frame.row.slice(start, start + width);
    const old = isJoined ? current.get(rowText(part)) : frame.row;
    if (!old || seen.has(old)) {
      continue;
    }
    seen.add(old);
    counts.matched++;
    const row = [...frame.row];
    for (const {place, value} of settings) {
      row[start + place] = writer.fit(
        place,
        value.run({...frame, row}),
        value.type,
        counts.matched,
      );
    }
    const values = row.slice(start, start + width);
    const isSame = values.every((value, index) => String(value) === String(old[index]));
    if (isSame) {
      continue;
    }
    table.shape.columns.forEach((column, place) => {
      if (column.onUpdateNow && !settings.some((setting) => setting.place === place)) {
        const {value, type} = nowFor(column.type, session);
        values[place] = writer.fit(place, value, type, counts.matched);
      }
    });
    counts.changed++;
    const complete = writer.complete(values, counts.matched);
    check(complete);
    writer.replace(old, complete);
  }
}

function rowText(row: Row): string {
  return row
    .map((value) => (value === null ? 'N' : `v${String(value)}`).replace(/[\\\0]/g, '\\$&'))
    .join('\0');
}

export const remove: Run<'delete'> = (command, session) =>
  session.change(() => runDelete(command, session));

function runDelete(command: Command & {t: 'delete'}, session: Session): Outcome {
  const {source, targets, where, order, limit} = viewless(command, 'DELETE', session).direct;
  const chosen = choose(source, where, order, limit, session);
  const {tables} = chosen.source;
  const owners = targets ? targets.map(({name}) => findTarget(tables, name)) : tables.slice(0, 1);
  owners.forEach((owner) => checkOwnTable([where], owner));
  let affected = 0;
  for (const {table, start} of owners) {
    const gone = rowsToDelete(table, start, chosen, tables.length > 1);
    affected += gone.size;
    new Writer(table, session.writing(session.database(table.db))).remove(gone);
  }
  return {kind: 'done', affected};
}

function findTarget(tables: CompiledSource['tables'], name: string) {
  const found = tables.find(({alias}) => alias.toLowerCase() === name.toLowerCase());
  if (!found) {
    throw new MysqlError(1109, '42S02', `Unknown table '${name}' in MULTI DELETE`);
  }
  return found;
}

function rowsToDelete(
  table: Table,
  start: number,
  {frames}: Chosen,
  isJoined: boolean,
): ReadonlySet<Row> {
  if (!isJoined) {
    return new Set(frames.map(({row}) => row));
  }
  const width = table.shape.columns.length;
  const chosen = new Set(
    frames
      .map(({row}) => row.slice(start, start + width))
      .filter((row) => row.some((value) => value !== null))
      .map(rowText),
  );
  return new Set(table.rows.filter((row) => chosen.has(rowText(row))));
}

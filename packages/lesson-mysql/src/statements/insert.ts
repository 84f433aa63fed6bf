import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Command} from '../parse/commands';
import type {Expr} from '../parse/tree';
import {tableColumns} from '../query/columns';
import {compile, constant} from '../query/expression';
import type {Context} from '../query/context';
import type {Compiled, SourceColumn} from '../query/frame';
import type {Outcome, Run, Session} from '../session';
import {type Row, Table, checkDefaultKnown} from '../store/table';
import {Writer} from '../store/writer';
import {writeMoment} from '../types/moment';
import {DATETIME, NULL_TYPE, type Type, type Value, fractionOf} from '../types/types';
import {type ViewColumn, targetTable} from './views';

type Insert = Command & {t: 'insert'};

/** A value with its type; undefined stands for DEFAULT. */
type Cell = {readonly value: Value; readonly type: Type} | undefined;

export const insert: Run<'insert'> = (command, session) =>
  session.change(() => new Inserting(command, session).run());

class Inserting {
  private readonly table: Table;
  private readonly writer: Writer;
  private readonly places: readonly number[];
  private readonly check: (row: Row) => void;
  private firstId: bigint | undefined;
  /** A number that stands in the place of one of AUTO_INCREMENT. */
  private writtenId: bigint | undefined;
  private duplicates = 0;
  private affected = 0;

  constructor(
    private readonly command: Insert,
    private readonly session: Session,
  ) {
    const target = targetTable(command.table, 'INSERT', session);
    this.table = target.table;
    this.check = target.check;
    const {table} = this;
    this.writer = new Writer(table, session.writing(session.database(table.db)));
    const names =
      command.columns ??
      target.view?.columns.map(({name}) => name) ??
      table.shape.columns.map(({name}) => name);
    this.places = this.findColumns(
      command.columns !== undefined &&
        command.columns.length === 0 &&
        command.rows?.every((row) => row.length === 0)
        ? []
        : names,
      target.view?.columns,
    );
  }

  run(): Outcome {
    const {command, session} = this;
    const rows = command.query ? this.queried() : this.listed();
    const count = rows.length;
    for (const [index, row] of rows.entries()) {
      this.tryRow(row, index + 1);
    }
    if (this.firstId !== undefined) {
      session.lastId = this.firstId;
    }
    session.generatedId = this.firstId ?? this.writtenId ?? 0n;
    const showsInfo = count > 1 || command.query !== undefined;
    const info = showsInfo
      ? `Records: ${count}  Duplicates: ${this.duplicates}  Warnings: ${session.warnings.length}`
      : undefined;
    return {kind: 'done', affected: this.affected, info};
  }

  private findColumns(
    names: readonly string[],
    visible: readonly ViewColumn[] | undefined,
  ): readonly number[] {
    const seen = new Set<string>();
    if (visible?.some(({expr}) => expr.t !== 'column')) {
      throw new UnsupportedError(
        'INSERT into a view that computes a column',
        'insert into the table itself',
      );
    }
    return names.map((name) => {
      const place = this.table.index(visible ? baseName(visible, name) : name);
      if (place === -1) {
        throw new MysqlError(1054, '42S22', `Unknown column '${name}' in 'field list'`);
      }
      if (seen.has(name.toLowerCase())) {
        throw new MysqlError(1110, '42000', `Column '${name}' specified twice`);
      }
      seen.add(name.toLowerCase());
      return place;
    });
  }

  private listed(): readonly (readonly Cell[])[] {
    const {table, places} = this;
    const rows = this.command.rows!;
    rows.forEach((row, index) => {
      const isEmpty =
        row.length === 0 &&
        (this.command.columns === undefined || this.command.columns.length === 0);
      if (row.length !== places.length && !isEmpty) {
        throw new MysqlError(
          1136,
          '21S01',
          `Column count doesn't match value count at row ${index + 1}`,
        );
      }
    });
    const context = this.session.context();
    return rows.map((row) => {
      const done: Value[] = table.shape.columns.map(() => null);
      const columns = table.shape.columns.map(({name, type}): SourceColumn => ({
        name,
        table: table.name,
        type,
        nullable: true,
      }));
      return row.map((expr, index): Cell => {
        if (expr.t === 'default') {
          return undefined;
        }
        const scope = expr.t === 'number' || expr.t === 'string' ? context.scope : {columns};
        const compiled = compile(expr, {...context, scope});
        const value = compiled.run({row: done});
        done[places[index]!] = value;
        return {value, type: compiled.type};
      });
    });
  }

  private queried(): readonly (readonly Cell[])[] {
    const {columns, rows} = this.session.rows(this.command.query!);
    if (columns.length !== this.places.length) {
      throw new MysqlError(1136, '21S01', "Column count doesn't match value count at row 1");
    }
    return rows.map((row) => row.map((value, index) => ({value, type: columns[index]!.type})));
  }

  private tryRow(cells: readonly Cell[], number: number): void {
    if (!this.command.ignore) {
      this.addRow(cells, number);
      return;
    }
    try {
      this.addRow(cells, number);
    } catch (error) {
      if (!(error instanceof MysqlError)) {
        throw error;
      }
      if (![1062, 1452].includes(error.code)) {
        throw new UnsupportedError(
          'INSERT IGNORE of a value that does not fit',
          'correct the value',
        );
      }
      this.duplicates++;
      this.session.warnings.push({level: 'Warning', code: error.code, text: error.text});
    }
  }

  private addRow(cells: readonly Cell[], number: number): void {
    const row = this.complete(cells, number);
    this.check(row);
    const conflict = this.writer.conflict(row);
    if (conflict && this.command.replace) {
      this.replaceRow(row);
      return;
    }
    if (conflict && this.command.onDuplicate.length > 0) {
      this.updateRow(conflict.row, row);
      return;
    }
    if (conflict) {
      throw this.writer.duplicate(conflict.key, row);
    }
    this.writer.add(row);
    this.affected++;
  }

  private replaceRow(row: Row): void {
    for (let conflict = this.writer.conflict(row); conflict; conflict = this.writer.conflict(row)) {
      this.writer.remove(new Set([conflict.row]));
      this.affected++;
      this.duplicates++;
    }
    this.writer.add(row);
    this.affected++;
  }

  private complete(cells: readonly Cell[], number: number): Row {
    const {table, writer} = this;
    const given = new Map(this.places.map((place, index) => [place, cells[index]]));
    const values = table.shape.columns.map((column, place): Value => {
      const cell = given.get(place);
      if (column.generated) {
        if (cell !== undefined) {
          throw new MysqlError(
            3105,
            'HY000',
            `The value specified for generated column '${column.name}' in table '${table.name}' is not allowed.`,
          );
        }
        return null;
      }
      if (cell) {
        return writer.fit(place, cell.value, cell.type, number);
      }
      return this.defaultOf(place, number);
    });
    const auto = table.shape.columns.findIndex(({autoIncrement}) => autoIncrement);
    if (auto !== -1) {
      values[auto] = this.nextId(values[auto]!);
    }
    return writer.complete(values, number);
  }

  private defaultOf(place: number, number: number): Value {
    const {table, writer, session} = this;
    const column = table.shape.columns[place]!;
    if (column.defaultTo) {
      const compiled = compile(column.defaultTo, session.context());
      return writer.fit(place, compiled.run({row: []}), compiled.type, number);
    }
    checkDefaultKnown(column);
    if (column.notNull && !column.autoIncrement) {
      throw new MysqlError(1364, 'HY000', `Field '${column.name}' doesn't have a default value`);
    }
    return null;
  }

  /** The number that AUTO_INCREMENT gives in place of NULL or 0; it is not given back. */
  private nextId(value: Value): Value {
    const {table} = this;
    if (value === null || value === 0n) {
      const id = table.nextId++;
      this.firstId ??= id;
      return id;
    }
    if (typeof value === 'bigint') {
      this.writtenId = value;
      table.nextId = value >= table.nextId ? value + 1n : table.nextId;
    }
    return value;
  }

  private updateRow(old: Row, wanted: Row): void {
    const {table, writer, command, session} = this;
    const columns = tableColumns(table);
    const inserted = (name: string): Compiled | undefined => {
      const place = table.index(name);
      return place === -1 ? undefined : constant(wanted[place]!, table.shape.columns[place]!.type);
    };
    const context: Context = {...session.context(), scope: {columns}, inserted};
    const row = [...old];
    for (const {column, value} of command.onDuplicate) {
      const place = table.index(column.name);
      if (place === -1) {
        throw new MysqlError(1054, '42S22', `Unknown column '${column.name}' in 'field list'`);
      }
      const compiled = compile(this.aliased(value), context);
      row[place] = writer.fit(place, compiled.run({row}), compiled.type, 1);
    }
    const complete = writer.complete(row, 1);
    const isSame = complete.every((value, index) => String(value) === String(old[index]));
    if (!isSame) {
      this.check(complete);
      writer.replace(old, complete);
    }
    this.duplicates += isSame ? 0 : 1;
    this.affected += isSame ? 0 : 2;
  }

  /** `VALUES (…) AS new` … `new.column` is the value that could not be added. */
  private aliased(expr: Expr): Expr {
    const {alias, aliasColumns} = this.command;
    if (!alias) {
      return expr;
    }
    if (aliasColumns) {
      throw new UnsupportedError('Column names after the alias', 'write new.column');
    }
    const replace = (part: unknown): unknown => {
      if (Array.isArray(part)) {
        return part.map(replace);
      }
      if (typeof part !== 'object' || part === null) {
        return part;
      }
      const node = part as Partial<Expr & {t: 'column'}>;
      if (node.t === 'column' && node.table?.toLowerCase() === alias.toLowerCase()) {
        const {start, end, name} = node as Expr & {t: 'column'};
        return {t: 'call', name: 'VALUES', args: [{t: 'column', name, start, end}], start, end};
      }
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replace(value)]));
    };
    return replace(expr) as Expr;
  }
}

/** The column of the table behind a column of a view, empty if there is none. */
function baseName(columns: readonly ViewColumn[], name: string): string {
  const expr = columns.find((one) => one.name.toLowerCase() === name.toLowerCase())?.expr;
  return expr?.t === 'column' ? expr.name : '';
}

/** The moment of the change, for a column ON UPDATE CURRENT_TIMESTAMP. */
export function nowFor(type: Type, session: Session): {value: Value; type: Type} {
  return {
    value: writeMoment(session.now, fractionOf(type)),
    type: type.kind === 'null' ? NULL_TYPE : DATETIME,
  };
}

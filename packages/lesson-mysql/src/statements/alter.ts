import {MysqlError, UnsupportedError} from '../errors/errors';
import type {Alteration, ColumnDef} from '../parse/commands';
import {compile} from '../query/expression';
import {columnsOf} from '../query/walk';
import {type Outcome, type Run, type Session} from '../session';
import {type Column, type Row, Table} from '../store/table';
import {Writer} from '../store/writer';
import type {Type, Value} from '../types/types';
import {renameTable, replaceTable} from './create';
import {ShapeMaker, makeColumn} from './shape';

/** Where the values of a new column come from: a place in the old row, or nowhere. */
type Origin = number | undefined;

export const alter: Run<'alter'> = ({table: name, changes}, session) => {
  session.commit();
  return new Altering(session.table(name), session).run(changes);
};

export const createIndex: Run<'createIndex'> = ({table, constraint}, session) => {
  session.commit();
  return new Altering(session.table(table), session).run([{t: 'constraint', constraint}]);
};

export const dropIndex: Run<'dropIndex'> = ({table, name}, session) => {
  session.commit();
  return new Altering(session.table(table), session).run([{t: 'dropKey', name}]);
};

class Altering {
  private readonly maker: ShapeMaker;
  private origins: Origin[];
  private renamed: {db?: string; name: string} | undefined;
  private nextId: bigint;
  /** Rows are counted when the table has to be copied. */
  private copies = false;

  constructor(
    private readonly table: Table,
    private readonly session: Session,
  ) {
    this.maker = new ShapeMaker({db: table.db, name: table.name}, session, table.shape);
    this.origins = table.shape.columns.map((_, index) => index);
    this.nextId = table.nextId;
  }

  run(changes: readonly Alteration[]): Outcome {
    const {table, session, maker} = this;
    changes.forEach((change) => this.apply(change));
    const shape = maker.finish(table.shape.comment, table.shape.temporary);
    const old = table.rows;
    const made = replaceTable(table, shape, [], session);
    try {
      this.refill(made, old);
    } catch (error) {
      session.database(table.db).tables.set(table.name.toLowerCase(), table);
      throw error;
    }
    made.nextId = this.nextId > made.nextId ? this.nextId : made.nextId;
    if (this.renamed && this.renamed.name.toLowerCase() !== table.name.toLowerCase()) {
      renameTable(made, this.renamed, session);
    }
    const affected = this.copies ? old.length : 0;
    return {
      kind: 'done',
      affected,
      info:
        this.renamed && changes.length === 1
          ? undefined
          : `Records: ${affected}  Duplicates: 0  Warnings: ${session.warnings.length}`,
    };
  }

  private apply(change: Alteration): void {
    const {maker} = this;
    switch (change.t) {
      case 'add':
        this.addColumn(change.column, change.after);
        break;
      case 'change':
        this.changeColumn(change.old, change.column, change.after);
        break;
      case 'dropColumn':
        this.dropColumn(change.name);
        break;
      case 'renameColumn':
        this.renameColumn(this.find(change.old, this.table.name), change.name);
        break;
      case 'default': {
        const place = this.find(change.name, this.table.name);
        maker.columns[place] = {
          ...maker.columns[place]!,
          defaultTo: change.to?.t === 'null' ? undefined : change.to,
        };
        break;
      }
      case 'constraint':
        maker.constrain(change.constraint);
        this.copies ||= change.constraint.t === 'foreign' || change.constraint.t === 'check';
        break;
      case 'dropKey':
        this.dropKey(change.name);
        break;
      case 'dropForeign':
        dropNamed(maker.foreignKeys, change.name);
        break;
      case 'dropCheck':
        dropNamed(
          maker.checks.some(({name}) => name.toLowerCase() === change.name.toLowerCase())
            ? maker.checks
            : maker.foreignKeys,
          change.name,
        );
        break;
      case 'rename':
        this.renamed = change.to;
        break;
      case 'autoIncrement':
        this.nextId = BigInt(change.value);
        break;
      case 'nothing':
        break;
    }
  }

  private find(name: string, table: string): number {
    const place = this.maker.place(name);
    if (place === -1) {
      throw new MysqlError(1054, '42S22', `Unknown column '${name}' in '${table}'`);
    }
    return place;
  }

  private placeAfter(after: string | true | undefined, otherwise: number): number {
    if (after === true) {
      return 0;
    }
    return after === undefined ? otherwise : this.find(after, this.table.name) + 1;
  }

  private addColumn(def: ColumnDef, after: string | true | undefined): void {
    const place = this.placeAfter(after, this.maker.columns.length);
    this.maker.addColumn(makeColumn(def, this.session), place);
    this.origins.splice(place, 0, undefined);
    def.constraints.forEach((constraint) => this.maker.constrain(constraint));
    this.copies ||= def.generated?.stored === true || def.autoIncrement;
  }

  private changeColumn(old: string, def: ColumnDef, after: string | true | undefined): void {
    const {maker} = this;
    const place = this.find(old, this.table.name);
    const before = maker.columns[place]!;
    const isPrimary = maker.keys.some(
      ({kind, columns}) =>
        kind === 'primary' && columns.some((name) => name.toLowerCase() === old.toLowerCase()),
    );
    const column = {...makeColumn(def, this.session), name: before.name};
    maker.columns[place] = isPrimary ? {...column, notNull: true} : column;
    this.copies ||= needsCopy(before, maker.columns[place]);
    if (def.name !== before.name) {
      this.renameColumn(place, def.name);
    }
    def.constraints.forEach((constraint) => maker.constrain(constraint));
    if (after !== undefined) {
      const [moved] = maker.columns.splice(place, 1);
      const [origin] = this.origins.splice(place, 1);
      const to = this.placeAfter(after, 0);
      maker.columns.splice(to, 0, moved!);
      this.origins.splice(to, 0, origin);
    }
  }

  private renameColumn(place: number, name: string): void {
    const {maker} = this;
    const old = maker.columns[place]!.name;
    const taken = maker.place(name);
    if (taken !== -1 && taken !== place) {
      throw new MysqlError(1060, '42S21', `Duplicate column name '${name}'`);
    }
    const usesOld = [
      ...maker.checks.map(({expr}) => expr),
      ...maker.columns.flatMap(({generated}) => (generated ? [generated.expr] : [])),
    ];
    if (
      usesOld.some((expr) =>
        columnsOf(expr).some((column) => column.name.toLowerCase() === old.toLowerCase()),
      )
    ) {
      throw new UnsupportedError(
        'Renaming a column that a CHECK or a generated column uses',
        'drop the rule, rename, add it again',
      );
    }
    const swap = (names: readonly string[]) =>
      names.map((one) => (one.toLowerCase() === old.toLowerCase() ? name : one));
    maker.columns[place] = {...maker.columns[place]!, name};
    maker.keys.forEach((key, index) => {
      maker.keys[index] = {...key, columns: swap(key.columns)};
    });
    maker.foreignKeys.forEach((key, index) => {
      maker.foreignKeys[index] = {...key, columns: swap(key.columns)};
    });
    for (const child of this.session.database(this.table.db).tables.values()) {
      if (
        child !== this.table &&
        child.shape.foreignKeys.some(
          ({parent}) => parent.toLowerCase() === this.table.name.toLowerCase(),
        )
      ) {
        const foreignKeys = child.shape.foreignKeys.map((key) =>
          key.parent.toLowerCase() === this.table.name.toLowerCase()
            ? {...key, parentColumns: swap(key.parentColumns)}
            : key,
        );
        replaceTable(child, {...child.shape, foreignKeys}, child.rows, this.session);
      }
    }
  }

  private dropColumn(name: string): void {
    const {maker} = this;
    const place = maker.place(name);
    if (place === -1) {
      throw new MysqlError(1091, '42000', `Can't DROP '${name}'; check that column/key exists`);
    }
    const isSame = (one: string) => one.toLowerCase() === name.toLowerCase();
    const foreign = maker.foreignKeys.find(({columns}) => columns.some(isSame));
    if (foreign) {
      throw new MysqlError(
        1828,
        'HY000',
        `Cannot drop column '${name}': needed in a foreign key constraint '${foreign.name}'`,
      );
    }
    const check = maker.checks.find(({expr}) =>
      columnsOf(expr).some((column) => isSame(column.name)),
    );
    if (check) {
      throw new MysqlError(
        3959,
        'HY000',
        `Check constraint '${check.name}' uses column '${name}', hence column cannot be dropped or renamed.`,
      );
    }
    if (maker.columns.length === 1) {
      throw new MysqlError(
        1090,
        '42000',
        "You can't delete all columns with ALTER TABLE; use DROP TABLE instead",
      );
    }
    maker.columns.splice(place, 1);
    this.origins.splice(place, 1);
    const keys = maker.keys
      .map((key) => ({...key, columns: key.columns.filter((one) => !isSame(one))}))
      .filter(({columns}) => columns.length > 0);
    maker.keys.splice(0, maker.keys.length, ...keys);
  }

  private dropKey(name: string): void {
    const {maker} = this;
    const key = maker.keys.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const foreign =
      key &&
      maker.foreignKeys.find(
        ({columns}) => columns[0]!.toLowerCase() === key.columns[0]!.toLowerCase(),
      );
    const hasOther =
      foreign &&
      maker.keys.some(
        (one) => one !== key && one.columns[0]!.toLowerCase() === foreign.columns[0]!.toLowerCase(),
      );
    if (foreign && !hasOther) {
      throw new MysqlError(
        1553,
        'HY000',
        `Cannot drop index '${name}': needed in a foreign key constraint`,
      );
    }
    dropNamed(maker.keys, name);
    this.copies ||= name === 'PRIMARY';
  }

  /** The old rows in the new shape, checked by its rules. */
  private refill(made: Table, old: readonly Row[]): void {
    const {session} = this;
    const writer = new Writer(made, session.writing(session.database(made.db)));
    const before = this.table.shape.columns;
    old.forEach((row, number) => {
      const values = made.shape.columns.map((column, place): Value => {
        const origin = this.origins[place];
        if (origin !== undefined) {
          return this.carry(writer, column, place, row[origin]!, before[origin]!, number + 1);
        }
        return column.generated ? null : this.initial(writer, column, place, made);
      });
      const complete = writer.complete(values, number + 1);
      writer.refuseConflict(complete);
      writer.add(complete);
    });
    session.commit();
  }

  private carry(
    writer: Writer,
    column: Column,
    place: number,
    value: Value,
    before: Column,
    number: number,
  ): Value {
    if (value === null && column.notNull && !column.autoIncrement) {
      throw new MysqlError(1138, '22004', 'Invalid use of NULL value');
    }
    if (column.generated) {
      return null;
    }
    if (isCutInPlace(value, before, column)) {
      throw new MysqlError(
        1265,
        '01000',
        `Data truncated for column '${before.name}' at row ${number}`,
      );
    }
    return writer.fit(place, value, before.type, number);
  }

  /** The value of an added column in rows that were there before. */
  private initial(writer: Writer, column: Column, place: number, made: Table): Value {
    if (column.autoIncrement) {
      return made.nextId++;
    }
    if (column.defaultTo) {
      const compiled = compile(column.defaultTo, this.session.context());
      return writer.fit(place, compiled.run({row: []}), compiled.type, 1);
    }
    if (!column.notNull) {
      return null;
    }
    const {kind} = column.type;
    if (kind === 'date' || kind === 'datetime') {
      throw new MysqlError(
        1292,
        '22007',
        `Incorrect ${kind} value: '${kind === 'date' ? '0000-00-00' : '0000-00-00 00:00:00'}' for column '${column.name}' at row 1`,
      );
    }
    if (column.type.kind === 'enum') {
      return column.type.values[0]!;
    }
    const empty = kind === 'text' || kind === 'set' ? '' : kind === 'time' ? '00:00:00' : 0n;
    return writer.fit(
      place,
      empty,
      typeof empty === 'bigint'
        ? {kind: 'int', unsigned: false, bits: 64}
        : {kind: 'text', length: 8, binary: false},
      1,
    );
  }
}

function needsCopy(before: Column, after: Column): boolean {
  const [a, b] = [before.type, after.type];
  if (a.kind !== b.kind) {
    return true;
  }
  if (a.kind === 'text' && b.kind === 'text') {
    return a.form !== b.form || b.length < a.length || lengthBytes(a) !== lengthBytes(b);
  }
  return before.shown !== after.shown;
}

/** Bytes before a VARCHAR that count its own. */
function lengthBytes({length}: Type & {readonly kind: 'text'}): number {
  return length * 4 > 255 ? 2 : 1;
}

/** A VARCHAR that becomes a shorter one of the same layout is cut by the copy, not refused by the column. */
function isCutInPlace(value: Value, {type: from}: Column, {type: to}: Column): boolean {
  return (
    from.kind === 'text' &&
    to.kind === 'text' &&
    from.form === undefined &&
    to.form === undefined &&
    lengthBytes(from) === lengthBytes(to) &&
    [...String(value ?? '')].length > to.length
  );
}

function dropNamed(list: {name: string}[], name: string): void {
  const place = list.findIndex((one) => one.name.toLowerCase() === name.toLowerCase());
  if (place === -1) {
    throw new MysqlError(1091, '42000', `Can't DROP '${name}'; check that column/key exists`);
  }
  list.splice(place, 1);
}

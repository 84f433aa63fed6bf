import {MysqlError, UnsupportedError} from '../errors/errors';
import type {ColumnDef, Constraint, TableName} from '../parse/commands';
import type {Session} from '../session';
import {coerce} from '../store/coerce';
import type {Check, Column, ForeignKey, Key, Shape} from '../store/table';
import {compile} from '../query/expression';
import {columnsOf} from '../query/walk';
import {showType, typeOfName} from '../types/typeNames';

/** A column as it is stored, with its default checked. */
export function makeColumn(def: ColumnDef, session: Session): Column {
  const type = typeOfName(def.type);
  const column: Column = {
    name: def.name,
    type,
    shown:
      def.type.name === 'BOOLEAN'
        ? 'tinyint(1)'
        : def.type.name === 'TINYINT' && def.type.size === 1
          ? 'tinyint(1)'
          : showType(type),
    notNull:
      def.notNull || def.constraints.some((one) => one.t === 'key' && one.kind === 'primary'),
    autoIncrement: def.autoIncrement,
    defaultTo: def.defaultTo?.t === 'null' ? undefined : def.defaultTo,
    onUpdateNow: def.onUpdateNow,
    generated: def.generated,
    comment: def.comment,
  };
  checkDefault(def, column, session);
  return column;
}

function checkDefault({defaultTo, name}: ColumnDef, column: Column, session: Session): void {
  const invalid = new MysqlError(1067, '42000', `Invalid default value for '${name}'`);
  if (defaultTo?.t === 'null' && column.notNull) {
    throw invalid;
  }
  if (!column.defaultTo || column.defaultTo.t === 'call') {
    return;
  }
  if (column.type.kind === 'text' && column.type.form === 'text') {
    throw new MysqlError(
      1101,
      '42000',
      `BLOB, TEXT, GEOMETRY or JSON column '${name}' can't have a default value`,
    );
  }
  const compiled = compile(column.defaultTo, session.context());
  try {
    coerce(compiled.run({row: []}), compiled.type, {column, row: 1, note: session.note});
  } catch (error) {
    throw error instanceof MysqlError ? invalid : error;
  }
}

/** Columns and constraints put together, with the names that MySQL gives to nameless ones. */
export class ShapeMaker {
  readonly columns: Column[];
  readonly keys: Key[];
  readonly foreignKeys: ForeignKey[];
  readonly checks: Check[];

  constructor(
    private readonly table: TableName & {db: string},
    private readonly session: Session,
    from?: Shape,
  ) {
    this.columns = [...(from?.columns ?? [])];
    this.keys = [...(from?.keys ?? [])];
    this.foreignKeys = [...(from?.foreignKeys ?? [])];
    this.checks = [...(from?.checks ?? [])];
  }

  has(name: string): boolean {
    return this.place(name) !== -1;
  }

  place(name: string): number {
    return this.columns.findIndex((column) => column.name.toLowerCase() === name.toLowerCase());
  }

  addColumn(column: Column, place = this.columns.length): void {
    if (this.has(column.name)) {
      throw new MysqlError(1060, '42S21', `Duplicate column name '${column.name}'`);
    }
    this.columns.splice(place, 0, column);
  }

  constrain(constraint: Constraint): void {
    switch (constraint.t) {
      case 'key':
        this.addKey(constraint);
        break;
      case 'foreign':
        this.addForeignKey(constraint);
        break;
      default:
        this.addCheck(constraint);
    }
  }

  finish(comment: string | undefined, temporary: boolean): Shape {
    const auto = this.columns.filter(({autoIncrement}) => autoIncrement);
    const isKeyed = auto.every(({name}) =>
      this.keys.some(({columns}) => columns[0]!.toLowerCase() === name.toLowerCase()),
    );
    if (auto.length > 1 || !isKeyed) {
      throw new MysqlError(
        1075,
        '42000',
        'Incorrect table definition; there can be only one auto column and it must be defined as a key',
      );
    }
    const rank = {primary: 0, unique: 1, index: 2};
    const keys = [...this.keys].sort((a, b) => rank[a.kind] - rank[b.kind]);
    const {columns, foreignKeys, checks} = this;
    return {columns, keys, foreignKeys, checks, comment, temporary};
  }

  private addKey({kind, name, columns}: Constraint & {t: 'key'}): void {
    for (const column of columns) {
      if (!this.has(column)) {
        throw new MysqlError(1072, '42000', `Key column '${column}' doesn't exist in table`);
      }
    }
    if (kind === 'primary') {
      if (this.keys.some((key) => key.kind === 'primary')) {
        throw new MysqlError(1068, '42000', 'Multiple primary key defined');
      }
      for (const column of columns) {
        const place = this.place(column);
        this.columns[place] = {...this.columns[place]!, notNull: true};
      }
      this.keys.push({kind, name: 'PRIMARY', columns});
      return;
    }
    const own = name ?? this.freeKeyName(columns[0]!);
    if (this.keys.some((key) => key.name.toLowerCase() === own.toLowerCase())) {
      throw new MysqlError(1061, '42000', `Duplicate key name '${own}'`);
    }
    const folded = String(columns).toLowerCase();
    if (
      this.keys.some((key) => key.kind === kind && String(key.columns).toLowerCase() === folded)
    ) {
      this.session.warn(
        1831,
        `Duplicate index '${own}' defined on the table '${this.table.db}.${this.table.name}'. This is deprecated and will be disallowed in a future release.`,
      );
    }
    this.keys.push({kind, name: own, columns});
  }

  private freeKeyName(base: string): string {
    const taken = (name: string) =>
      this.keys.some((key) => key.name.toLowerCase() === name.toLowerCase());
    let name = base;
    for (let count = 2; taken(name); count++) {
      name = `${base}_${count}`;
    }
    return name;
  }

  private addForeignKey(constraint: Constraint & {t: 'foreign'}): void {
    const {columns, parent, parentColumns, onDelete, onUpdate} = constraint;
    const {table, session} = this;
    const name = constraint.name ?? this.freeForeignName();
    if (parent.db && parent.db.toLowerCase() !== table.db.toLowerCase()) {
      throw new UnsupportedError('A foreign key to another database', 'keep both tables in one');
    }
    for (const column of columns) {
      if (!this.has(column)) {
        throw new MysqlError(1072, '42000', `Key column '${column}' doesn't exist in table`);
      }
    }
    const isOwn = parent.name.toLowerCase() === table.name.toLowerCase();
    const found = isOwn
      ? undefined
      : session.database(table.db).tables.get(parent.name.toLowerCase());
    if (!isOwn && !found && session.settings.get('foreign_key_checks') === 1n) {
      throw new MysqlError(1824, 'HY000', `Failed to open the referenced table '${parent.name}'`);
    }
    const shape = isOwn ? this : found?.shape;
    if (shape) {
      this.checkParent(name, constraint, shape);
    }
    if (
      !this.keys.some((key) =>
        columns.every(
          (column, index) => key.columns[index]?.toLowerCase() === column.toLowerCase(),
        ),
      )
    ) {
      this.keys.push({
        kind: 'index',
        name: constraint.name ?? this.freeKeyName(columns[0]!),
        columns,
      });
    }
    this.foreignKeys.push({name, columns, parent: parent.name, parentColumns, onDelete, onUpdate});
  }

  private checkParent(
    name: string,
    {columns, parent, parentColumns}: Constraint & {t: 'foreign'},
    shape: Pick<Shape, 'columns' | 'keys'>,
  ): void {
    if (columns.length !== parentColumns.length) {
      throw new MysqlError(
        1239,
        '42000',
        `Incorrect foreign key definition for '${name}': Key reference and table reference don't match`,
      );
    }
    columns.forEach((column, index) => {
      const wanted = parentColumns[index]!;
      const other = shape.columns.find((one) => one.name.toLowerCase() === wanted.toLowerCase());
      if (!other) {
        throw new MysqlError(
          3734,
          'HY000',
          `Failed to add the foreign key constraint. Missing column '${wanted}' for constraint '${name}' in the referenced table '${parent.name}'`,
        );
      }
      const own = this.columns[this.place(column)]!;
      const isSame =
        own.type.kind === other.type.kind &&
        (own.type.kind !== 'int' || JSON.stringify(own.type) === JSON.stringify(other.type));
      if (!isSame) {
        throw new MysqlError(
          3780,
          'HY000',
          `Referencing column '${own.name}' and referenced column '${other.name}' in foreign key constraint '${name}' are incompatible.`,
        );
      }
    });
    if (
      !shape.keys.some((key) =>
        parentColumns.every(
          (column, index) => key.columns[index]?.toLowerCase() === column.toLowerCase(),
        ),
      )
    ) {
      throw new MysqlError(
        1822,
        'HY000',
        `Failed to add the foreign key constraint. Missing index for constraint '${name}' in the referenced table '${parent.name}'`,
      );
    }
  }

  private freeForeignName(): string {
    const numbers = this.foreignKeys.map(({name}) => Number(/_ibfk_(\d+)$/.exec(name)?.[1] ?? 0));
    return `${this.table.name}_ibfk_${Math.max(0, ...numbers) + 1}`;
  }

  private addCheck({name, expr, text, enforced}: Constraint & {t: 'check'}): void {
    const numbers = this.checks.map((check) => Number(/_chk_(\d+)$/.exec(check.name)?.[1] ?? 0));
    const own = name ?? `${this.table.name}_chk_${Math.max(0, ...numbers) + 1}`;
    for (const column of columnsOf(expr)) {
      if (!this.has(column.name)) {
        throw new MysqlError(
          3820,
          'HY000',
          `Check constraint '${own}' refers to non-existing column '${column.name}'.`,
        );
      }
    }
    this.checks.push({name: own, expr, text, enforced});
  }
}

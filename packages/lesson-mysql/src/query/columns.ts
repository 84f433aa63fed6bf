import {MysqlError} from '../errors/errors';
import type {Expr} from '../parse/tree';
import type {Table} from '../store/table';
import type {Context, Grouped} from './context';
import type {Compiled, Frame, Scope, SourceColumn} from './frame';

/** The columns of a table under the name by which a query knows it. */
export function tableColumns(
  {db, name, shape}: Table,
  alias: string = name,
): readonly SourceColumn[] {
  return shape.columns.map((definition) => ({
    name: definition.name,
    table: alias,
    type: definition.type,
    nullable: !definition.notNull,
    origin: `${db}.${alias}.${definition.name}`,
    definition,
  }));
}

export type ColumnExpr = Expr & {t: 'column'};

/** A column of the tables of this query or of one around it. */
export function compileColumn(expr: ColumnExpr, context: Context): Compiled {
  const alias = expr.table === undefined ? context.aliasOf?.(expr.name) : undefined;
  if (alias) {
    return alias;
  }
  let depth = 0;
  for (let scope: Scope | undefined = context.scope; scope; scope = scope.parent) {
    const index = findColumn(scope, expr, context.clause);
    if (index !== undefined) {
      markOuter(context.scope, depth);
      return readColumn(scope, index, depth, context);
    }
    depth++;
  }
  const name = [expr.db, expr.table, expr.name].filter((part) => part !== undefined).join('.');
  throw new MysqlError(1054, '42S22', `Unknown column '${name}' in '${context.clause}'`);
}

export function findColumn(
  scope: Scope,
  {name, table, db}: ColumnExpr,
  clause: string,
): number | undefined {
  const wanted = name.toLowerCase();
  const found: number[] = [];
  scope.columns.forEach((column, index) => {
    const fits =
      column.name.toLowerCase() === wanted &&
      (table === undefined ? !column.hidden : column.table === table) &&
      (db === undefined || column.origin?.startsWith(`${db}.`) === true);
    if (fits) {
      found.push(index);
    }
  });
  if (found.length > 1) {
    const full = table === undefined ? name : `${table}.${name}`;
    throw new MysqlError(1052, '23000', `Column '${full}' in ${clause} is ambiguous`);
  }
  return found[0];
}

/** Every query between the expression and the table depends on the row outside. */
function markOuter(scope: Scope, depth: number): void {
  let inner: Scope | undefined = scope;
  for (let level = 0; level < depth; level++) {
    inner!.outer = true;
    inner = inner!.parent;
  }
}

function readColumn(scope: Scope, index: number, depth: number, context: Context): Compiled {
  const {type, nullable, origin, name} = scope.columns[index]!;
  const key = `c${depth}.${index}`;
  const {grouped} = context;
  if (grouped && depth === 0) {
    const place = grouped.keys.findIndex((item) => item.key === key);
    if (place !== -1) {
      return groupKey(grouped, place);
    }
    if (!grouped.determined.has(index)) {
      grouped.refuse(origin ?? name);
    }
  }
  return {type, nullable, key, constant: false, run: reader(depth, index)};
}

function reader(
  depth: number,
  index: number,
): (frame: Frame) => Compiled extends {run: (f: Frame) => infer V} ? V : never {
  if (depth === 0) {
    return (frame) => frame.row[index]!;
  }
  return (frame) => {
    let at = frame;
    for (let level = 0; level < depth; level++) {
      at = at.parent!;
    }
    return at.row[index]!;
  };
}

/** The value by which the rows of the group were put together. */
export function groupKey({keys, rollup}: Grouped, place: number): Compiled {
  const key = keys[place]!;
  return {...key, nullable: key.nullable || rollup, run: (frame) => frame.group![place]!};
}

import {MysqlError, UnsupportedError} from '../errors/errors';
import type {TableName} from '../parse/commands';
import type {Expr, Select} from '../parse/tree';
import {tableColumns} from '../query/columns';
import {compile} from '../query/expression';
import {hasAggregate} from '../query/walk';
import type {Session} from '../session';
import {type Row, Table, type View} from '../store/table';
import {toBoolean} from '../types/convert';

/** A column of a view, with the expression over its table that it stands for. */
export interface ViewColumn {
  readonly name: string;
  readonly expr: Expr;
}

interface Target {
  readonly table: Table;
  /** Missing where the table itself is named. */
  readonly view?: {
    readonly columns: readonly ViewColumn[];
    readonly alias?: string;
    readonly where?: Expr;
  };
  /** Throws for a row that WITH CHECK OPTION does not let through. */
  readonly check: (row: Row) => void;
}

type Verb = 'INSERT' | 'UPDATE' | 'DELETE';

/** The table that a change goes to, also through a view of one table. */
export function targetTable(name: TableName, verb: Verb, session: Session): Target {
  const found = session.find(name.db, name.name);
  if (found instanceof Table) {
    return {table: found, check: () => undefined};
  }
  const body = simpleBody(found, verb);
  const table = session.table(body.from);
  const columns = viewColumns(body, table).map((one, index) => ({
    ...one,
    name: found.columns?.[index] ?? one.name,
  }));
  const {where, from} = body;
  const check =
    found.isChecked && where ? checker(found, {...body, where}, table, session) : () => undefined;
  return {table, view: {columns, where, alias: from.alias}, check};
}

type Simple = Select & {readonly from: Extract<Select['from'], {t: 'table'}>};

function simpleBody(view: View, verb: Verb): Simple {
  const {body, limit} = view.query;
  if (body.t !== 'select' || body.from?.t !== 'table' || limit) {
    throw new UnsupportedError(
      'Changing rows through this view',
      'change the rows of the table itself',
    );
  }
  const isGrouped =
    body.distinct ||
    body.group.length > 0 ||
    body.having !== undefined ||
    body.items.some(({expr}) => hasAggregate(expr));
  if (isGrouped) {
    throw verb === 'INSERT'
      ? new MysqlError(
          1471,
          'HY000',
          `The target table ${view.name} of the INSERT is not insertable-into`,
        )
      : new MysqlError(
          1288,
          'HY000',
          `The target table ${view.name} of the ${verb} is not updatable`,
        );
  }
  return body as Simple;
}

function viewColumns({items}: Simple, table: Table): readonly ViewColumn[] {
  return items.flatMap(({expr, header}) =>
    expr.t === 'star'
      ? table.shape.columns.map(({name}): ViewColumn => ({
          name,
          expr: {t: 'column', name, start: expr.start, end: expr.end},
        }))
      : [{name: header, expr}],
  );
}

function checker(
  {db, name}: View,
  {where, from}: Simple & {readonly where: Expr},
  table: Table,
  session: Session,
): (row: Row) => void {
  const context = {...session.context(), scope: {columns: tableColumns(table, from.alias)}};
  const test = compile(where, {...context, clause: 'where clause'});
  return (row) => {
    if (toBoolean(test.run({row}), test.type, session.warn) !== true) {
      throw new MysqlError(1369, 'HY000', `CHECK OPTION failed '${db}.${name}'`);
    }
  };
}

import {MysqlError, UnsupportedError} from '../errors/errors';
import type {TableName} from '../parse/commands';
import type {Session} from '../session';
import {Table} from '../store/table';

interface Target {
  readonly table: Table;
  /** Columns of a view, with their places in the table. */
  readonly columns?: readonly {readonly name: string; readonly place: number}[];
}

/** The table that a change goes to, also through a view of one table without a condition. */
export function targetTable(name: TableName, session: Session): Target {
  const found = session.find(name.db, name.name);
  if (found instanceof Table) {
    return {table: found};
  }
  const {body, limit} = found.query;
  const isSimple =
    body.t === 'select' &&
    body.from?.t === 'table' &&
    !body.where &&
    !body.distinct &&
    body.group.length === 0 &&
    !body.having &&
    !limit;
  if (!isSimple) {
    throw new UnsupportedError(
      'Changing rows through this view',
      `change the rows of the table itself`,
    );
  }
  const target = session.table(body.from);
  const names = body.items.flatMap(({expr, header}) => {
    if (expr.t === 'star') {
      return target.shape.columns.map((column) => ({
        name: column.name,
        place: target.index(column.name),
      }));
    }
    if (expr.t !== 'column') {
      throw new MysqlError(1348, 'HY000', `Column '${header}' is not updatable`);
    }
    return [{name: header, place: target.index(expr.name)}];
  });
  const columns = names.map((one, index) => ({...one, name: found.columns?.[index] ?? one.name}));
  return {table: target, columns};
}

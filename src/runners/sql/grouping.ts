import {MysqlError} from './errors';
import {type Item, readItems} from './infer';
import {findColumn, type Table} from './schema';
import type {Store} from './session';
import {
  type Token,
  closing,
  findTop,
  isSymbol,
  isWord,
  nameOf,
  sourceText,
  splitByComma,
} from './tokens';

const AGGREGATES = [
  'COUNT',
  'SUM',
  'AVG',
  'MIN',
  'MAX',
  'GROUP_CONCAT',
  'STDDEV',
  'VARIANCE',
  'ANY_VALUE',
  'BIT_AND',
  'BIT_OR',
  'JSON_ARRAYAGG',
];
const AFTER_GROUP = ['HAVING', 'WINDOW', 'ORDER', 'LIMIT', 'UNION', 'FOR', 'WITH'];

/**
 * ONLY_FULL_GROUP_BY: outside an aggregate, a selected column must be grouped by, or hang on a
 * primary key that is. SQLite would take any row of the group.
 */
export function checkGrouping(tokens: readonly Token[], store: Store): void {
  const select = findTop(tokens, ['SELECT']);
  if (select < 0 || findTop(tokens, ['UNION', 'INTERSECT', 'EXCEPT']) >= 0) {
    return;
  }
  const query = tokens.slice(select);
  const items = readItems(query);
  const group = findTop(query, ['GROUP']);
  const from = findTop(query, ['FROM']);
  const keys = group < 0 ? [] : readKeys(query, group, items);
  if (from < 0 || (group < 0 && !items.some(({tokens: own}) => hasAggregate(own)))) {
    return;
  }
  const tables = tablesIn(query.slice(from + 1, group < 0 ? query.length : group), store);
  for (const [index, item] of items.entries()) {
    const loose = keys.includes(normal(item.tokens))
      ? undefined
      : looseColumn(item.tokens, keys, tables);
    if (loose) {
      const {table, column} = loose;
      const name = `'${store.name}.${table.name}.${column}'`;
      throw group < 0
        ? new MysqlError(
            1140,
            '42000',
            `In aggregated query without GROUP BY, expression #${index + 1} of SELECT list contains nonaggregated column ${name}; this is incompatible with sql_mode=only_full_group_by`,
          )
        : new MysqlError(
            1055,
            '42000',
            `Expression #${index + 1} of SELECT list is not in GROUP BY clause and contains nonaggregated column ${name} which is not functionally dependent on columns in GROUP BY clause; this is incompatible with sql_mode=only_full_group_by`,
          );
    }
  }
}

/** What is grouped by, as text; an alias or a number stands for its expression. */
function readKeys(
  query: readonly Token[],
  group: number,
  items: readonly Item[],
): readonly string[] {
  const end = findTop(query, AFTER_GROUP, group);
  return splitByComma(query.slice(group + 2, end < 0 ? query.length : end)).flatMap((part) => {
    const text = normal(part);
    const byNumber =
      part.length === 1 && part[0]!.type === 'number' ? items[Number(text) - 1] : undefined;
    const byAlias = items.find(({alias}) => alias?.toLowerCase() === text);
    return [text, ...[byNumber, byAlias].flatMap((item) => (item ? [normal(item.tokens)] : []))];
  });
}

function normal(tokens: readonly Token[]): string {
  return sourceText(tokens).replaceAll('`', '').replaceAll(/\s+/g, ' ').toLowerCase();
}

function hasAggregate(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, index) =>
      isWord(token, ...AGGREGATES) &&
      isSymbol(tokens[index + 1], '(') &&
      !isWord(tokens[closing(tokens, index + 1) + 1], 'OVER'),
  );
}

interface NamedTable {
  readonly alias: string;
  readonly table: Table;
}

/** Tables of a FROM clause; derived ones are left out, so nothing is claimed about them. */
function tablesIn(clause: readonly Token[], store: Store): readonly NamedTable[] {
  return clause.flatMap((token, index) => {
    const before = clause[index - 1];
    const starts = index === 0 || isSymbol(before, ',') || isWord(before, 'JOIN', 'STRAIGHT_JOIN');
    const table = starts ? store.tables.get((nameOf(token) ?? '').toLowerCase()) : undefined;
    if (!table) {
      return [];
    }
    const next = isWord(clause[index + 1], 'AS') ? clause[index + 2] : clause[index + 1];
    const isAlias =
      nameOf(next) !== undefined &&
      !/^(?:ON|USING|JOIN|INNER|LEFT|RIGHT|CROSS|NATURAL|WHERE|ORDER|LIMIT|HAVING)$/.test(
        next!.value,
      );
    return [{alias: (isAlias ? nameOf(next)! : table.name).toLowerCase(), table}];
  });
}

/** A column outside every aggregate that the groups do not determine. */
function looseColumn(
  tokens: readonly Token[],
  keys: readonly string[],
  tables: readonly NamedTable[],
): {readonly table: Table; readonly column: string} | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (isSymbol(tokens[index + 1], '(') && token.type === 'word') {
      const end = closing(tokens, index + 1);
      const isAggregate = isWord(token, ...AGGREGATES) || isWord(tokens[end + 1], 'OVER');
      if (isAggregate) {
        index = end;
      }
      continue;
    }
    if (isWord(token, 'SELECT', 'OVER')) {
      return undefined;
    }
    const qualified = isSymbol(tokens[index + 1], '.');
    const name = nameOf(tokens[qualified ? index + 2 : index]);
    const owner = tables.find(
      ({alias, table}) =>
        (!qualified || alias === nameOf(token)?.toLowerCase()) &&
        name !== undefined &&
        findColumn(table, name),
    );
    index += qualified ? 2 : 0;
    if (owner && name !== undefined && !isDetermined(name, owner, keys)) {
      return {table: owner.table, column: findColumn(owner.table, name)!.name};
    }
  }
  return undefined;
}

function isDetermined(name: string, {alias, table}: NamedTable, keys: readonly string[]): boolean {
  const grouped = (column: string) =>
    keys.includes(column.toLowerCase()) || keys.includes(`${alias}.${column.toLowerCase()}`);
  const byKey = (columns: readonly string[]) => columns.length > 0 && columns.every(grouped);
  return grouped(name) || byKey(table.primaryKey);
}

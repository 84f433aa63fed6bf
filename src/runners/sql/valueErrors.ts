import {MysqlError} from './errors';
import type {Table} from './schema';
import type {Session} from './session';
import {type Token, closing, findTop, isSymbol, isWord, nameOf, splitByComma} from './tokens';

function targetTable(statement: readonly Token[], session: Session): Table | undefined {
  const word = statement.findIndex((token) => isWord(token, 'INTO', 'UPDATE', 'FROM'));
  return session.store.tables.get((nameOf(statement[word + 1]) ?? '').toLowerCase());
}

function insertColumns(statement: readonly Token[], table: Table): readonly string[] {
  const into = statement.findIndex((token) => isWord(token, 'INTO'));
  return isSymbol(statement[into + 2], '(')
    ? splitByComma(statement.slice(into + 3, closing(statement, into + 2))).map(
        ([column]) => nameOf(column) ?? '',
      )
    : table.columns.map(({name}) => name);
}

/** The first inserted row whose key is in the table, or was in a row before it. */
export function duplicate(
  columns: string,
  statement: readonly Token[],
  session: Session,
): MysqlError {
  const [table] = columns.split('.');
  const names = columns.split(', ').map((column) => column.split('.').at(-1)!);
  const model = session.store.tables.get(table!.toLowerCase());
  const isPrimary = names.join() === model?.primaryKey.join();
  const key = isPrimary
    ? 'PRIMARY'
    : (model?.uniques.find((unique) => unique.columns.join() === names.join())?.name ?? names[0]!);
  const value = model ? duplicateValue(names, statement, model, session) : undefined;
  return new MysqlError(
    1062,
    '23000',
    `Duplicate entry ${value === undefined ? '' : `'${value}' `}for key '${table}.${key}'`,
  );
}

function duplicateValue(
  names: readonly string[],
  statement: readonly Token[],
  table: Table,
  session: Session,
): string | undefined {
  const values = findTop(statement, ['VALUES', 'VALUE']);
  if (values < 0) {
    return undefined;
  }
  const columns = insertColumns(statement, table).map((name) => name.toLowerCase());
  const places = names.map((name) => columns.indexOf(name.toLowerCase()));
  const seen = new Set<string>();
  for (const row of splitByComma(statement.slice(values + 1))) {
    const cells = splitByComma(row.slice(1, -1));
    const texts = places.map((place) => session.translate(cells[place] ?? []));
    if (texts.includes('')) {
      return undefined;
    }
    const condition = names.map((name, index) => `"${name}" = ${texts[index]}`).join(' AND ');
    const {db} = session.store;
    const shown = db.exec(`SELECT ${texts.join(" || '-' || ")}`)[0]?.values[0]?.[0];
    const exists = db.exec(`SELECT 1 FROM "${table.name}" WHERE ${condition}`).length > 0;
    if (exists || seen.has(String(shown).toLowerCase())) {
      return String(shown);
    }
    seen.add(String(shown).toLowerCase());
  }
  return undefined;
}

export function missingValue(column: string, statement: readonly Token[]): MysqlError {
  const into = statement.findIndex((token) => isWord(token, 'INTO'));
  const listed = isSymbol(statement[into + 2], '(')
    ? statement
        .slice(into + 3, closing(statement, into + 2))
        .some((token) => nameOf(token)?.toLowerCase() === column.toLowerCase())
    : true;
  return into >= 0 && !listed
    ? new MysqlError(1364, 'HY000', `Field '${column}' doesn't have a default value`)
    : new MysqlError(1048, '23000', `Column '${column}' cannot be null`);
}

export function wrongValue(
  rule: string,
  column: string,
  statement: readonly Token[],
  session: Session,
): MysqlError {
  const {row, value} = wrongCell(rule, column, statement, session);
  const shown = value === undefined ? '' : `: '${value}'`;
  const place = `for column '${column}' at row ${row}`;
  switch (rule) {
    case 'length':
      return new MysqlError(1406, '22001', `Data too long ${place}`);
    case 'option':
      return new MysqlError(1265, '01000', `Data truncated ${place}`);
    case 'range':
      return new MysqlError(1264, '22003', `Out of range value ${place}`);
    case 'date':
      return new MysqlError(1292, '22007', `Incorrect date value${shown} ${place}`);
    default:
      return new MysqlError(
        1366,
        'HY000',
        `Incorrect ${rule === 'integer' ? 'integer' : 'decimal'} value${shown} ${place}`,
      );
  }
}

/** The inserted value that broke the rule, when it can be told: text for a number, or any for one row. */
function wrongCell(
  rule: string,
  column: string,
  statement: readonly Token[],
  session: Session,
): {readonly row: number; readonly value?: string} {
  const values = findTop(statement, ['VALUES', 'VALUE']);
  const table = targetTable(statement, session);
  if (values < 0 || !table) {
    return {row: 1};
  }
  const place = insertColumns(statement, table)
    .map((name) => name.toLowerCase())
    .indexOf(column.toLowerCase());
  const cells = splitByComma(statement.slice(values + 1)).map(
    (row) => splitByComma(row.slice(1, -1))[place]?.[0],
  );
  const isSuspect = (token: Token | undefined) =>
    token?.type === 'string' &&
    (rule === 'date'
      ? !/^\d{4}-\d{2}-\d{2}$/.test(token.value)
      : Number.isNaN(Number(token.value)));
  const at = cells.findIndex(isSuspect);
  const row = at >= 0 ? at : 0;
  return {row: row + 1, value: cells[row]?.type === 'string' ? cells[row].value : undefined};
}

export function foreignKey(statement: readonly Token[], session: Session): MysqlError {
  const {store} = session;
  const table = targetTable(statement, session);
  const own = table?.foreignKeys[0];
  const referring = [...store.tables.values()].find((other) =>
    other.foreignKeys.some((key) => key.table.toLowerCase() === table?.name.toLowerCase()),
  );
  const fromParent = isWord(statement[0], 'DELETE') || (isWord(statement[0], 'UPDATE') && !own);
  const child = fromParent ? referring : table;
  const key = fromParent
    ? referring?.foreignKeys.find(
        ({table: parent}) => parent.toLowerCase() === table?.name.toLowerCase(),
      )
    : own;
  const names = (list: readonly string[] = []) => list.map((name) => `\`${name}\``).join(', ');
  const detail =
    child && key
      ? ` (\`${store.name}\`.\`${child.name}\`, CONSTRAINT \`${key.name}\` FOREIGN KEY (${names(key.columns)}) REFERENCES \`${key.table}\` (${names(key.references)})${key.actions ? ` ${key.actions}` : ''})`
      : '';
  return fromParent
    ? new MysqlError(
        1451,
        '23000',
        `Cannot delete or update a parent row: a foreign key constraint fails${detail}`,
      )
    : new MysqlError(
        1452,
        '23000',
        `Cannot add or update a child row: a foreign key constraint fails${detail}`,
      );
}

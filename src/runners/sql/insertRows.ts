import {MysqlError} from './errors';
import {quoteName} from './quote';
import {type Table, findColumn} from './schema';
import type {Session} from './session';
import {rowsAffected} from './statements';
import {requireTable} from './tableStatements';
import {
  type Token,
  closing,
  findTop,
  isSymbol,
  isWord,
  nameOf,
  replaced,
  splitByComma,
} from './tokens';

/** INSERT and REPLACE. */
export function insertRows(session: Session, tokens: readonly Token[]): string {
  const into = findTop(tokens, ['INTO']);
  const at = into < 0 ? (isWord(tokens[1], 'IGNORE') ? 2 : 1) : into + 1;
  const place = isSymbol(tokens[at + 1], '.') ? at + 2 : at;
  const table = requireTable(session, nameOf(tokens[place]) ?? '');
  const ignore = tokens.slice(0, at).some((token) => isWord(token, 'IGNORE'));
  const verb = isWord(tokens[0], 'REPLACE') ? 'REPLACE' : ignore ? 'INSERT OR IGNORE' : 'INSERT';
  const {columns, source} = readTarget(table, tokens.slice(place + 1));
  const duplicate = findTop(source, ['ON']);
  const values = duplicate < 0 ? source : source.slice(0, duplicate);
  const list = columns.map(quoteName).join(', ');
  const update = duplicate < 0 ? '' : conflictClause(session, table, source.slice(duplicate));
  const before = duplicate < 0 ? 0 : countRows(session, table);
  let count = session.execute(
    `${verb} INTO ${quoteName(table.name)} (${list}) ${valuesText(session, table, columns, values)} ${update}`,
  );
  if (duplicate >= 0) {
    // MySQL counts a row that was there already twice.
    count += count - (countRows(session, table) - before);
  }
  const rows = isWord(values[0], 'VALUES', 'VALUE')
    ? splitByComma(values.slice(1)).length
    : isWord(values[0], 'SELECT', 'WITH')
      ? count
      : 1;
  const summary =
    rows > 1 ? `\nRecords: ${rows}  Duplicates: ${ignore ? rows - count : 0}  Warnings: 0` : '';
  return rowsAffected(count) + summary;
}

function countRows({store}: Session, table: Table): number {
  const [result] = store.db.exec(`SELECT count(*) FROM ${quoteName(table.name)}`);
  return Number(result?.values[0]?.[0] ?? 0);
}

interface Target {
  readonly columns: readonly string[];
  /** From VALUES or SELECT on. */
  readonly source: readonly Token[];
}

function readTarget(table: Table, tokens: readonly Token[]): Target {
  const all = table.columns.map(({name}) => name);
  if (isSymbol(tokens[0], '(') && !isWord(tokens[1], 'SELECT')) {
    const end = closing(tokens, 0);
    const columns = splitByComma(tokens.slice(1, end)).map((part) => nameOf(part.at(-1)) ?? '');
    return {columns: columns.length > 0 ? columns : all, source: tokens.slice(end + 1)};
  }
  if (isWord(tokens[0], 'SET')) {
    const end = findTop(tokens, ['ON']);
    const parts = splitByComma(tokens.slice(1, end < 0 ? tokens.length : end));
    const marker = tokens[0]!;
    const values = parts.flatMap((part, index) => [
      ...(index > 0 ? [replaced(marker, ',')] : []),
      ...part.slice(2),
    ]);
    return {
      columns: parts.map((part) => nameOf(part[0]) ?? ''),
      source: [
        replaced(marker, 'VALUES', 'word'),
        replaced(marker, '('),
        ...values,
        replaced(marker, ')'),
        ...(end < 0 ? [] : tokens.slice(end)),
      ],
    };
  }
  return {columns: all, source: tokens};
}

/** SQLite has no DEFAULT among values, so the default itself stands there. */
function valuesText(
  session: Session,
  table: Table,
  columns: readonly string[],
  values: readonly Token[],
): string {
  if (!isWord(values[0], 'VALUES', 'VALUE')) {
    return session.translate(values);
  }
  const rows = splitByComma(values.slice(1)).map((row, index) => {
    const cells = splitByComma(row.slice(1, -1));
    if (cells.length !== columns.length) {
      throw new MysqlError(
        1136,
        '21S01',
        `Column count doesn't match value count at row ${index + 1}`,
        row[0]?.line,
      );
    }
    const texts = cells.map((cell, place) =>
      cell.length === 1 && isWord(cell[0], 'DEFAULT')
        ? (findColumn(table, columns[place]!)?.defaultValue ?? 'NULL')
        : session.translate(cell),
    );
    return `(${texts.join(', ')})`;
  });
  return `VALUES ${rows.join(', ')}`;
}

/** `ON DUPLICATE KEY UPDATE count = count + VALUES(count)` */
function conflictClause(session: Session, table: Table, tokens: readonly Token[]): string {
  const changes = tokens.slice(4);
  const out: Token[] = [];
  for (let index = 0; index < changes.length; index += 1) {
    const token = changes[index]!;
    if (isWord(token, 'VALUES') && isSymbol(changes[index + 1], '(')) {
      out.push(
        {...token, type: 'name', value: 'excluded'},
        replaced(token, '.'),
        changes[index + 2]!,
      );
      index += 3;
    } else {
      out.push(token);
    }
  }
  const keys = [table.primaryKey, ...table.uniques.map(({columns}) => columns)];
  const text = session.translate(out);
  return keys
    .filter(({length}) => length > 0)
    .map((columns) => `ON CONFLICT (${columns.map(quoteName).join(', ')}) DO UPDATE SET ${text}`)
    .join(' ');
}

import {aliasOf, updateJoined} from './joinedChanges';
import {quoteName} from './quote';
import type {Table} from './schema';
import type {Session} from './session';
import {rowsAffected} from './statements';
import {requireTable} from './tableStatements';
import {type Token, findTop, isSymbol, isWord, nameOf, replaced, splitByComma} from './tokens';

/** UPDATE and DELETE, also of joined tables, and with ORDER BY and LIMIT. */
export function changeRows(session: Session, tokens: readonly Token[]): string {
  const deletes = isWord(tokens[0], 'DELETE');
  const rest = tokens.slice(isWord(tokens[1], 'IGNORE') ? 2 : 1);
  return deletes ? deleteRows(session, rest) : updateRows(session, rest);
}

function deleteRows(session: Session, tokens: readonly Token[]): string {
  const from = findTop(tokens, ['FROM']);
  const named = nameOf(tokens[0]);
  const isJoined = from > 0 || findTop(tokens, ['USING']) >= 0;
  const name = isJoined && from > 0 ? named! : nameOf(tokens[from + 1])!;
  const clause = tokens.slice(from + 1);
  if (!isJoined) {
    const table = requireTable(session, name);
    const sql = limited(session, table.name, clause.slice(1));
    return rowsAffected(session.execute(`DELETE FROM ${quoteName(table.name)} ${sql}`));
  }
  const table = requireTable(session, aliasOf(clause, name));
  return rowsAffected(
    session.execute(
      `DELETE FROM ${quoteName(table.name)} WHERE rowid IN ` +
        `(SELECT ${quoteName(name)}.rowid FROM ${session.translate(clause)})`,
    ),
  );
}

/** SQLite as it is built here has no ORDER BY and LIMIT on changes, so the rows are chosen first. */
function limited(session: Session, table: string, clause: readonly Token[]): string {
  const cut = findTop(clause, ['ORDER', 'LIMIT']);
  return cut < 0
    ? session.translate(clause)
    : `WHERE rowid IN (SELECT rowid FROM ${quoteName(table)} ${session.translate(clause)})`;
}

function updateRows(session: Session, tokens: readonly Token[]): string {
  const set = findTop(tokens, ['SET']);
  const target = tokens.slice(0, set);
  const where = findTop(tokens, ['WHERE', 'ORDER', 'LIMIT'], set);
  const changes = tokens.slice(set + 1, where < 0 ? tokens.length : where);
  const rest = where < 0 ? [] : tokens.slice(where);
  if (findTop(target, ['JOIN']) >= 0 || target.some((token) => isSymbol(token, ','))) {
    return updateJoined(session, target, changes, rest);
  }
  const table = requireTable(session, nameOf(target[0]) ?? '');
  const alias = nameOf(target.at(-1));
  const named = alias && alias !== table.name && target.length > 1 ? `AS ${quoteName(alias)}` : '';
  const own = withoutQualifiers(changes);
  const changed =
    findTop(rest, ['ORDER', 'LIMIT']) < 0
      ? changedRows(session, table, named, own, rest)
      : undefined;
  const matched = session.execute(
    `UPDATE ${quoteName(table.name)} ${named} SET ${session.translate(own)} ` +
      limited(session, table.name, rest),
  );
  const count = changed ?? matched;
  session.rowsChanged = count;
  return `${rowsAffected(count)}\nRows matched: ${matched}  Changed: ${count}  Warnings: 0`;
}

/** Rows in which the new value differs from the old one; MySQL counts only those. */
function changedRows(
  session: Session,
  table: Table,
  named: string,
  changes: readonly Token[],
  where: readonly Token[],
): number {
  const differs = splitByComma(changes)
    .map(
      (part) =>
        `${session.translate(part.slice(0, 1))} IS NOT (${session.translate(part.slice(2))})`,
    )
    .join(' OR ');
  const condition = where.length > 0 ? `(${session.translate(where.slice(1))}) AND` : '';
  const [result] = session.store.db.exec(
    `SELECT count(*) FROM ${quoteName(table.name)} ${named} WHERE ${condition} (${differs})`,
  );
  return Number(result?.values[0]?.[0] ?? 0);
}

/** The left of an assignment names a column alone in SQLite. */
function withoutQualifiers(changes: readonly Token[]): readonly Token[] {
  const parts = splitByComma(changes);
  return parts.flatMap((part, index) => {
    const own = isSymbol(part[1], '.') ? part.slice(2) : part;
    return index === 0 ? own : [replaced(part[0]!, ','), ...own];
  });
}

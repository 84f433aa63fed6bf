import {UnsupportedError} from './errors';
import {quoteName} from './quote';
import type {Session} from './session';
import {rowsAffected} from './statements';
import {requireTable} from './tableStatements';
import {type Token, isSymbol, isWord, nameOf, splitByComma} from './tokens';

/** Name of the table that an alias of a FROM clause stands for. */
export function aliasOf(clause: readonly Token[], alias: string): string {
  const at = clause.findIndex(
    (token, index) =>
      index > 0 &&
      nameOf(token)?.toLowerCase() === alias.toLowerCase() &&
      !isSymbol(clause[index - 1], '.') &&
      !isWord(clause[index - 1], 'JOIN', 'ON'),
  );
  const before = isWord(clause[at - 1], 'AS') ? clause[at - 2] : clause[at - 1];
  return at > 0 && before && nameOf(before) !== undefined && !isSymbol(before, ',')
    ? nameOf(before)!
    : alias;
}

export function updateJoined(
  session: Session,
  target: readonly Token[],
  changes: readonly Token[],
  rest: readonly Token[],
): string {
  const changed = isSymbol(changes[1], '.') ? nameOf(changes[0]) : undefined;
  if (changed === undefined) {
    throw new UnsupportedError('An UPDATE of joined tables without a table name before the column');
  }
  const table = requireTable(session, aliasOf(target, changed));
  const values = splitByComma(changes).map((part) => session.translate(part.slice(4)));
  const names = splitByComma(changes).map((part) => quoteName(nameOf(part[2]) ?? ''));
  const picked = values.map((value, index) => `${value} AS v${index}`).join(', ');
  const source = `SELECT ${quoteName(changed)}.rowid AS r, ${picked} FROM ${session.translate(target)} ${session.translate(rest)}`;
  const assignments = names.map((name, index) => `${name} = picked.v${index}`).join(', ');
  const count = session.execute(
    `UPDATE ${quoteName(table.name)} SET ${assignments} FROM (${source}) AS picked ` +
      `WHERE ${quoteName(table.name)}.rowid = picked.r`,
  );
  return `${rowsAffected(count)}\nRows matched: ${count}  Changed: ${count}  Warnings: 0`;
}

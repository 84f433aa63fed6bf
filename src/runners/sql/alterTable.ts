import {type Change, applyPart} from './alterParts';
import {UnsupportedError} from './errors';
import {quoteName} from './quote';
import {type Column, type Table, findColumn, toSqlite} from './schema';
import type {Session} from './session';
import {requireTable} from './tableStatements';
import {type Token, isWord, nameOf, splitByComma} from './tokens';

/** Changes the model, then builds the table anew from it: SQLite alters little in place. */
export function alterTable(session: Session, tokens: readonly Token[]): string {
  if (!isWord(tokens[1], 'TABLE')) {
    throw new UnsupportedError(`ALTER ${tokens[1]?.value ?? ''}`);
  }
  const before = requireTable(session, nameOf(tokens[2]) ?? '');
  let change: Change = {table: before, renamed: new Map()};
  for (const part of splitByComma(tokens.slice(3))) {
    change = applyPart(change, part, session);
  }
  rebuild(session, before, change);
  return 'Query OK, 0 rows affected\nRecords: 0  Duplicates: 0  Warnings: 0';
}

/** A new column that may not be NULL and has no default: existing rows get 0 or an empty text. */
function needsValue(
  {name, nullable, defaultValue, autoIncrement}: Column,
  before: Table,
  renamed: ReadonlyMap<string, string>,
): boolean {
  const isNew = !findColumn(before, name) && ![...renamed.values()].includes(name);
  return isNew && !nullable && defaultValue === undefined && !autoIncrement;
}

function rebuild({store}: Session, before: Table, {table, renamed}: Change): void {
  const {db, tables} = store;
  const temporary = `${table.name} (new)`;
  const kept = before.columns.filter(({name}) => findColumn(table, renamed.get(name) ?? name));
  db.run('PRAGMA foreign_keys = OFF');
  try {
    db.run(toSqlite(table, temporary));
    const filled = table.columns.filter((column) => needsValue(column, before, renamed));
    const into = [
      ...kept.map(({name}) => quoteName(renamed.get(name) ?? name)),
      ...filled.map(({name}) => quoteName(name)),
    ].join(', ');
    const from = [
      ...kept.map(({name}) => quoteName(name)),
      ...filled.map(({type}) => (type.value.kind === 'text' ? "''" : '0')),
    ].join(', ');
    if (kept.length > 0) {
      db.run(
        `INSERT INTO ${quoteName(temporary)} (${into}) SELECT ${from} FROM ${quoteName(before.name)}`,
      );
    }
    db.run(`DROP TABLE ${quoteName(before.name)}`);
    db.run(`ALTER TABLE ${quoteName(temporary)} RENAME TO ${quoteName(table.name)}`);
  } catch (error) {
    db.run(`DROP TABLE IF EXISTS ${quoteName(temporary)}`);
    throw error;
  } finally {
    db.run('PRAGMA foreign_keys = ON');
  }
  tables.delete(before.name.toLowerCase());
  tables.set(table.name.toLowerCase(), table);
}

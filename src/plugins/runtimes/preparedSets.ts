import initSqlJs, {type SqlJsStatic} from 'sql.js';
import {listSetups, loadSetup, type Setup} from '../../lessons/setups';
import type {PreparedFile, PreparedSet, PreparedTable} from '../../lib/code/preparedSet';
import {openSession} from '../../runners/sql/engine';
import {SQLITE_OPTIONS} from '../../runners/sql/options';
import {printValue} from '../../runners/sql/valueTypes';

/** Every prepared set as readers see it: databases by their tables and rows, others by their files. */
export async function describeSets(root: string): Promise<readonly PreparedSet[]> {
  const sql = await initSqlJs(SQLITE_OPTIONS);
  return listSetups(root).map((name) => describeSet(name, loadSetup(root, name), sql));
}

function describeSet(name: string, setup: Setup, sql: SqlJsStatic): PreparedSet {
  const isDatabase = Object.keys(setup).some((file) => file.endsWith('.sql'));
  const files = Object.entries(setup)
    .filter(([file]) => !file.endsWith('.sql'))
    .map(([file, content]) => describeFile(file, content));
  return isDatabase ? {name, files, ...describeDatabase(setup, sql)} : {name, files, tables: []};
}

function describeDatabase(
  setup: Setup,
  sql: SqlJsStatic,
): Pick<PreparedSet, 'database' | 'tables'> {
  const session = openSession(sql, {setup, previous: []});
  const {name, tables} = session.store;
  const described = [...tables.values()].map((table): PreparedTable => {
    session.run(`SELECT * FROM \`${table.name}\`;`, () => undefined);
    const {columns, rows} = session.last!;
    return {
      name: table.name,
      columns: table.columns.map((column) => ({name: column.name, type: column.type.shown})),
      rows: rows.map((row) => row.map((value, index) => printValue(value, columns[index]!.type))),
    };
  });
  return {database: name, tables: described};
}

function describeFile(name: string, content: string): PreparedFile {
  const media = /^data:[^,]*;base64,(.*)$/s.exec(content)?.[1];
  return media === undefined
    ? {name, bytes: Buffer.byteLength(content), text: content}
    : {name, bytes: Buffer.byteLength(media, 'base64')};
}

import {listSetups, loadSetup, type Setup} from '../../blocks/setups';
import type {PreparedFile, PreparedSet, PreparedTable} from '../../lib/code/preparedSet';
import {openServer} from '../../runners/sql/engine';

/** The content of every prepared set for readers: tables and rows for databases, files for the others. */
export async function describeSets(root: string): Promise<readonly PreparedSet[]> {
  return listSetups(root).map((name) => describeSet(name, loadSetup(root, name)));
}

function describeSet(name: string, setup: Setup): PreparedSet {
  const isDatabase = Object.keys(setup).some((file) => file.endsWith('.sql'));
  const files = Object.entries(setup)
    .filter(([file]) => !file.endsWith('.sql'))
    .map(([file, content]) => describeFile(file, content));
  return isDatabase ? {name, files, ...describeDatabase(setup)} : {name, files, tables: []};
}

function describeDatabase(setup: Setup): Pick<PreparedSet, 'database' | 'tables'> {
  const server = openServer(setup);
  const tables = server.tables.map(({name, columns}): PreparedTable => {
    const {rows = []} = server.execute(`SELECT * FROM \`${name}\``);
    return {name, columns, rows: rows.map((row) => row.map((value) => String(value ?? 'NULL')))};
  });
  return {database: server.database, tables};
}

function describeFile(name: string, content: string): PreparedFile {
  const media = /^data:[^,]*;base64,(.*)$/s.exec(content)?.[1];
  return media === undefined
    ? {name, bytes: Buffer.byteLength(content), text: content}
    : {name, bytes: Buffer.byteLength(media, 'base64')};
}

import React, {type ReactNode} from 'react';
import CodeText from '@site/src/components/CodeText';
import ContentHeading from '@site/src/components/ContentHeading';
import {plainHtml} from '@site/src/lib/code/plainHtml';
import type {PreparedSet, PreparedTable} from '@site/src/lib/code/preparedSet';
import styles from './styles.module.css';

export interface Props {
  readonly sets: readonly PreparedSet[];
}

/** The contents of the prepared sets: tables and rows for databases, files for the others. */
export default function PreparedSets({sets}: Props): ReactNode {
  return (
    <main className={styles.main} tabIndex={-1}>
      <h1>Prepared files</h1>
      <p>
        Some examples begin with a database or with files that are already there. This is what they
        hold. Each example has a copy of its own, so nothing that you change is lost for another.
      </p>
      {sets.map(({name, database, tables, files}) => (
        <section key={name}>
          <ContentHeading as="h2" id={name}>
            {name}
          </ContentHeading>
          {database !== undefined && (
            <p>
              A database called <code>{database}</code>.
            </p>
          )}
          {tables.map((table) => (
            <Table key={table.name} table={table} />
          ))}
          {files.length > 0 && (
            <ul>
              {files.map(({name: file, bytes, text}) => (
                <li key={file}>
                  <code>{file}</code>, {size(bytes)}
                  {text !== undefined && <CodeText html={plainHtml(text)} label={file} isOutput />}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </main>
  );
}

/** A scrollable region has to be reachable by keyboard. */
const SCROLLABLE = {role: 'group', tabIndex: 0} as const;

function Table({table: {name, columns, rows}}: {readonly table: PreparedTable}): ReactNode {
  const caption = `${name}, ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  return (
    <div className={styles.scroll} {...SCROLLABLE} aria-label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                <code>{column.name}</code>
                <small>{column.type}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, place) => (
                <td key={columns[place]!.name}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const KILOBYTE = 1000;

function size(bytes: number): string {
  return bytes < KILOBYTE ? `${bytes} bytes` : `${Math.round(bytes / KILOBYTE)} kB`;
}

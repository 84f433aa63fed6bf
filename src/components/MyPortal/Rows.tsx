import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {exampleAt, removeExample, writeExample} from '@site/src/lib/readersData/examples';
import type {Row} from '@site/src/lib/readersData/listing';
import {reader} from '@site/src/lib/readersData/reader';
import AskOnce from './AskOnce';
import type {Undo} from './UndoBar';
import styles from './late.module.css';

export interface Props {
  readonly title: string;
  /** Message when there are no rows. */
  readonly none: string;
  readonly rows: readonly Row[];
  readonly onRemoved: (undo: Undo) => void;
}

const NAMES: Readonly<Record<Row['kind'], string>> = {
  bookmarks: 'bookmark',
  notes: 'note',
  examples: 'changed example',
};

/** One list of the reader's page: each row links to its place and can be removed. */
export default function Rows({title, none, rows, onRemoved}: Props): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.place} className={styles.row}>
            <div className={styles.what}>
              <Place row={row} />
              {row.kind === 'notes' && <p className={styles.note}>{row.text}</p>}
            </div>
            <AskOnce
              verb="Remove"
              what={`the ${NAMES[row.kind]} on ${row.title}`}
              onYes={() => onRemoved({said: `Removed: ${NAMES[row.kind]}.`, undo: remove(row)})}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({row: {kind, place, title, heading, isGone}}: {readonly row: Row}): ReactNode {
  const name = (
    <>
      {title}
      {heading !== undefined &&
        (kind === 'examples' ? (
          <>
            {', '}
            <code>{heading}</code>
          </>
        ) : (
          `: ${heading}`
        ))}
    </>
  );
  return isGone ? (
    <p>
      {name} <span className={styles.none}>(the portal no longer has this page)</span>
    </p>
  ) : (
    <p>
      <Link to={place}>{name}</Link>
    </p>
  );
}

/** @returns a function that restores it */
function remove({kind, place}: Row): () => void {
  if (kind === 'examples') {
    const version = exampleAt(place);
    removeExample(place);
    return () => version && writeExample(place, version);
  }
  const {at: _, ...entry} = reader.get()[kind][place]!;
  reader.put(kind, place, {gone: true});
  return () => reader.put(kind, place, entry);
}

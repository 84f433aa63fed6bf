import React, {useCallback, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import EmptyState from '@site/src/components/EmptyState';
import {MY_PORTAL_TITLE, USING, USING_TITLE} from '@site/src/data/readerTexts';
import {donePaths, matches, type Row} from '@site/src/lib/readersData/listing';
import OwnData from './OwnData';
import Progress from './Progress';
import Rows from './Rows';
import SearchField from './SearchField';
import TroubleNote from './TroubleNote';
import UndoBar, {type Undo} from './UndoBar';
import {useEverything} from './useEverything';
import styles from './styles.module.css';

/** Everything that the reader has made on this device. */
export default function MyPortal(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={styles.main} tabIndex={-1}>
      <h1>{MY_PORTAL_TITLE}</h1>
      <p className={styles.lead}>
        What you have done, marked and written. It is stored in this browser only; nothing is sent
        anywhere.
      </p>
      <noscript>
        <p>This page needs JavaScript, because only your browser has what it shows.</p>
      </noscript>
      {isBrowser && <Contents />}
    </main>
  );
}

const LISTS = [
  {kind: 'bookmarks', title: 'Bookmarks', none: 'No bookmarks yet.'},
  {kind: 'notes', title: 'Notes', none: 'No notes yet.'},
  {kind: 'examples', title: 'Changed examples', none: 'No changed examples yet.'},
] as const;

function Contents(): ReactNode {
  const {data, rows, examplesChanged} = useEverything();
  const [query, setQuery] = useState('');
  const [undo, setUndo] = useState<Undo>();
  const offerUndo = useCallback(
    (offered: Undo) => {
      examplesChanged();
      setUndo(offered);
    },
    [examplesChanged],
  );
  const isEmpty = rows.length === 0 && donePaths(data).length === 0;
  const shown = rows.filter((row) => matches(row, query));
  return (
    <>
      <TroubleNote />
      {isEmpty ? (
        <EmptyState>
          <p>Nothing here yet. Mark a lesson as done, set a bookmark or write a note.</p>
          <p>
            <Link to={USING}>{USING_TITLE}</Link> shows how.
          </p>
        </EmptyState>
      ) : (
        <>
          <SearchField query={query} found={shown.length} onQuery={setQuery} />
          <Progress data={data} query={query} />
          {LISTS.map(({kind, title, none}) => (
            <Rows
              key={kind}
              title={title}
              none={query === '' ? none : 'Nothing found.'}
              rows={ofKind(shown, kind)}
              onRemoved={offerUndo}
            />
          ))}
        </>
      )}
      <OwnData onRemoved={offerUndo} onImported={examplesChanged} />
      <UndoBar undo={undo} onDone={examplesChanged} />
    </>
  );
}

function ofKind(rows: readonly Row[], kind: Row['kind']): readonly Row[] {
  return rows.filter((row) => row.kind === kind);
}

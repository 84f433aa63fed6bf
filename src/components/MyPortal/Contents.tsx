import React, {useCallback, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import EmptyState from '@site/src/components/EmptyState';
import {USING, USING_TITLE} from '@site/src/data/readerTexts';
import {donePaths, matches, type Row} from '@site/src/lib/readersData/listing';
import OwnData from './OwnData';
import Progress from './Progress';
import Rows from './Rows';
import SearchField from './SearchField';
import TroubleNote from './TroubleNote';
import UndoBar, {type Undo} from './UndoBar';
import {useEverything} from './useEverything';

const LISTS = [
  {kind: 'bookmarks', title: 'Bookmarks', none: 'No bookmarks yet.'},
  {kind: 'notes', title: 'Notes', none: 'No notes yet.'},
  {kind: 'examples', title: 'Changed examples', none: 'No changed examples yet.'},
] as const;

/** What the reader has made, with the titles of all pages. */
export default function Contents(): ReactNode {
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

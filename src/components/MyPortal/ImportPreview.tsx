import React, {type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import type {Change} from '@site/src/lib/readersData/file';
import {pageOf} from '@site/src/lib/readersData/schema';
import styles from './late.module.css';

export interface Props {
  readonly changes: readonly Change[];
  /** Number of invalid entries in the file. */
  readonly leftOut: number;
  readonly titles: Readonly<Record<string, string>>;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

const GROUPS = [
  {kind: 'done', title: 'Done'},
  {kind: 'tasks', title: 'Tasks passed'},
  {kind: 'bookmarks', title: 'Bookmarks'},
  {kind: 'notes', title: 'Notes'},
  {kind: 'examples', title: 'Changed examples'},
] as const;

const VERBS = {add: 'new', replace: 'newer than yours', remove: 'removed'} as const;

/** Everything that an import will change, shown before it does. */
export default function ImportPreview({changes, leftOut, titles, onYes, onNo}: Props): ReactNode {
  const unknown = changes.filter(({place}) => titles[pageOf(place)] === undefined).length;
  return (
    <>
      {changes.length === 0 && <p>Nothing: what the file holds is here already, or older.</p>}
      {GROUPS.map(({kind, title}) => {
        const own = changes.filter((change) => change.kind === kind);
        return (
          own.length > 0 && (
            <details key={kind} open={own.length <= 8}>
              <summary>
                {title}: {own.length}
              </summary>
              <ul>
                {own.map(({place, verb, entry}) => (
                  <li key={place}>
                    {titles[pageOf(place)] ?? entry?.title ?? pageOf(place)}
                    {entry?.heading !== undefined && `: ${entry.heading}`}, {VERBS[verb]}
                  </li>
                ))}
              </ul>
            </details>
          )
        );
      })}
      {unknown > 0 && (
        <p>{unknown} of them are on pages that the portal no longer has. They are kept too.</p>
      )}
      {leftOut > 0 && <p>{leftOut} entries of the file cannot be read and are left out.</p>}
      <div className={styles.actions}>
        {changes.length > 0 && (
          <Button kind="primary" onClick={onYes}>
            Add
          </Button>
        )}
        <Button onClick={onNo}>{changes.length > 0 ? 'Cancel' : 'Close'}</Button>
      </div>
    </>
  );
}

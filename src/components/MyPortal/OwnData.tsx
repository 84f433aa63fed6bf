import React, {type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import {download} from '@site/src/components/StartFiles/download';
import {
  forgetEverything,
  readEverything,
  restoreEverything,
} from '@site/src/lib/readersData/everything';
import {exportText} from '@site/src/lib/readersData/file';
import AskOnce from './AskOnce';
import Import from './Import';
import type {Undo} from './UndoBar';
import styles from './late.module.css';

export interface Props {
  readonly onRemoved: (undo: Undo) => void;
  readonly onImported: () => void;
}

/** Exports what the reader has made to a file, imports from such a file, and deletes everything. */
export default function OwnData({onRemoved, onImported}: Props): ReactNode {
  const save = (): void => {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    download(`my-portal-${day}.json`, [exportText(readEverything(), now)]);
  };
  const forget = (): void => {
    const forgotten = forgetEverything();
    onRemoved({said: 'Everything is forgotten.', undo: () => restoreEverything(forgotten)});
  };
  return (
    <section>
      <h2>Your data</h2>
      <p>
        Save it as one file, to take it to another browser or device, or to keep a copy. Adding from
        a file never removes what is here; of two versions, the newer one stays.
      </p>
      <div className={styles.actions}>
        <Button onClick={save}>Save as a file</Button>
        <Import onImported={onImported} />
        <AskOnce verb="Forget everything" what="on this device" onYes={forget} />
      </div>
    </section>
  );
}

import React, {useRef, useState, type ReactNode} from 'react';
import titles from '@generated/portal/default/titles.json';
import Button from '@site/src/components/Button';
import Dialog from '@site/src/components/Dialog';
import {IMPORT_PROBLEMS, importResult} from '@site/src/data/importTexts';
import {importFile, readEverything} from '@site/src/lib/readersData/everything';
import {
  changesOf,
  FILE_LIMIT_BYTES,
  readExport,
  type Change,
  type ReadersFile,
} from '@site/src/lib/readersData/file';
import ImportPreview from './ImportPreview';
import styles from './late.module.css';

export interface Offer {
  readonly file: ReadersFile;
  readonly changes: readonly Change[];
  readonly leftOut: number;
}

const UNREAD = {problem: 'unread'} as const;

/** Adds the contents of a file, after showing what will change. */
export default function Import({onImported}: {readonly onImported: () => void}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [offer, setOffer] = useState<Offer>();
  const [said, setSaid] = useState('');
  const read = async (chosen: File | undefined): Promise<void> => {
    setSaid('');
    if (chosen === undefined) {
      return;
    }
    if (chosen.size > FILE_LIMIT_BYTES) {
      setSaid(IMPORT_PROBLEMS.tooLarge);
      return;
    }
    // The file may have been deleted, or be unreadable, since it was listed.
    const text = await chosen.text().catch(() => undefined);
    const found = text === undefined ? UNREAD : readExport(text);
    if ('problem' in found) {
      setSaid(IMPORT_PROBLEMS[found.problem]);
    } else {
      setOffer({...found, changes: changesOf(readEverything(), found.file)});
    }
  };
  const accept = ({file, changes}: Offer): void => {
    const unkept = importFile(file);
    setOffer(undefined);
    setSaid(importResult(changes.length, unkept));
    onImported();
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>Add from a file</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="File to add from"
        onChange={({target}) => {
          void read(target.files?.[0]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
      {offer && (
        <Dialog title="What will change" onClosed={() => setOffer(undefined)}>
          <ImportPreview
            changes={offer.changes}
            leftOut={offer.leftOut}
            titles={titles}
            onYes={() => accept(offer)}
            onNo={() => setOffer(undefined)}
          />
        </Dialog>
      )}
    </>
  );
}

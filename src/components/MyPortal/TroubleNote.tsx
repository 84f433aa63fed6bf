import React, {type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import {NOTICES} from '@site/src/data/notices';
import {download} from '@site/src/components/StartFiles/download';
import {useReader} from '@site/src/hooks/useReader';
import {KEYS} from '@site/src/lib/readersData/keys';
import {reader} from '@site/src/lib/readersData/reader';
import {readStored} from '@site/src/lib/storage';
import styles from './late.module.css';

/** Explains what is wrong with the stored data and offers a copy of the data as it is stored. */
export default function TroubleNote(): ReactNode {
  useReader((data) => data);
  const trouble = reader.trouble();
  if (trouble === undefined) {
    return null;
  }
  const stored = trouble === 'unkept' ? null : readStored(KEYS.reader);
  return (
    <div className={styles.trouble}>
      <p>{NOTICES[trouble].text}</p>
      {stored !== null && (
        <Button onClick={() => download('portal-as-stored.txt', [stored])}>
          Save what is stored
        </Button>
      )}
    </div>
  );
}

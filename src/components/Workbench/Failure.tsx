import React, {type ReactNode} from 'react';
import {FORGIVEN, MEANT_TO_FAIL} from '@site/src/data/runTexts';
import type {RunError} from '@site/src/runners/types';
import styles from './styles.module.css';

interface Props extends RunError {
  readonly file?: string;
  readonly isMeant: boolean;
}

/** An error message in plain language, with its location. */
export default function Failure({message, line, hint, file, isMeant}: Props): ReactNode {
  const place = line === undefined ? undefined : `${file ? `${file}, line` : 'Line'} ${line}: `;
  return (
    <div className={isMeant ? styles.meant : styles.failure}>
      <p>
        {place}
        <code>{message}</code>
      </p>
      {hint && <p>{hint}</p>}
      {isMeant && <p>{MEANT_TO_FAIL}</p>}
    </div>
  );
}

interface ForgivenProps {
  /** Description of the broken rule, as the checker words it. */
  readonly rule: string;
}

/** A deliberate mistake that browsers do not report. */
export function Forgiven({rule}: ForgivenProps): ReactNode {
  return (
    <p className={styles.status}>
      <code>{rule}</code>: {FORGIVEN}
    </p>
  );
}

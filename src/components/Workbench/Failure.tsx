import React, {type ReactNode} from 'react';
import {FORGIVEN, MEANT_TO_FAIL} from '@site/src/data/runTexts';
import CodeText from '@site/src/components/CodeText';
import {plainHtml} from '@site/src/lib/code/plainHtml';
import type {RunError} from '@site/src/runners/types';
import styles from './styles.module.css';

interface Props extends RunError {
  readonly isMeant: boolean;
}

/** An error message in plain language, with its location. */
export default function Failure({message, line, hint, file, details, isMeant}: Props): ReactNode {
  const place = line === undefined ? undefined : `${file ? `${file}, line` : 'Line'} ${line}: `;
  return (
    <div className={isMeant ? styles.meant : styles.failure}>
      <p>
        {place}
        <code>{message}</code>
      </p>
      {details && <CodeText html={plainHtml(details)} label="Place of the error" isOutput />}
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
      {FORGIVEN} <code>{rule}</code>
    </p>
  );
}

import React, {type ReactNode} from 'react';
import CodeText from '@site/src/components/CodeText';
import {FORGIVEN, STOPPED_BY_READER, STOP_TEXTS} from '@site/src/data/runTexts';
import type {RunState} from '@site/src/hooks/useRun';
import type {ShownOutput} from '@site/src/lib/code/blockData';
import {plainHtml} from '@site/src/lib/code/plainHtml';
import {plainText} from '@site/src/lib/code/plainText';
import type {RunError} from '@site/src/runners/types';
import styles from './styles.module.css';

interface Props {
  readonly run: RunState;
  /** What the lesson promises, shown until the first run. */
  readonly expected?: ShownOutput;
  readonly isPage: boolean;
  /** The example is meant to fail. */
  readonly fails?: boolean;
}

const TITLES: Readonly<Record<string, string>> = {css: 'CSS', html: 'Rendered HTML'};

/** What came of a run, told to everyone; before the first one, what will come of it. */
export default function Result({run, expected, isPage, fails = false}: Props): ReactNode {
  const {status, output, result, errors, notes, progress, isStopped} = run;
  const isBusy = status === 'loading' || status === 'running';
  const all = [...(result?.error ? [result.error] : []), ...errors];
  const isQuiet = status === 'done' && !isStopped && all.length === 0;
  // Rendered markup is what the lesson shows of a component; the console of a page is another thing.
  const isMarkup = isPage && expected?.lang === 'html';
  const isOwn = status !== 'idle' && !isMarkup && (output !== '' || status === 'done');
  const text = isOwn ? output : expected && plainText(expected.html);
  const isSame = expected !== undefined && text?.trimEnd() === plainText(expected.html).trimEnd();
  const html = isSame ? expected.html : text ? plainHtml(text) : undefined;
  return (
    <div className={styles.result}>
      <div aria-live="polite" aria-busy={isBusy}>
        {isBusy && <p className={styles.offStage}>{progress ?? 'Running…'}</p>}
        {result?.stopped && <p className={styles.stopped}>{STOP_TEXTS[result.stopped]}</p>}
        {isStopped && <p className={styles.stopped}>{STOPPED_BY_READER}</p>}
        {isQuiet && fails && <p className={styles.status}>{FORGIVEN}</p>}
        {isQuiet && !fails && !html && !isPage && !result?.checks && (
          <p className={styles.status}>Done. Nothing was printed.</p>
        )}
        {html && (
          <>
            <p className={styles.resultTitle}>
              {isOwn ? (isPage ? 'Console' : 'Output') : (TITLES[expected?.lang ?? ''] ?? 'Output')}
            </p>
            <CodeText html={html} label="Output" isOutput />
          </>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.status}>
            {note}
          </p>
        ))}
        {result?.stopped !== 'loop' &&
          all.map((error, index) => <Failure key={index} error={error} isMeant={fails} />)}
      </div>
    </div>
  );
}

interface FailureProps {
  readonly error: RunError & {readonly file?: string};
  readonly isMeant: boolean;
}

function Failure({error, isMeant}: FailureProps): ReactNode {
  const {message, line, hint, file} = error;
  const place = line === undefined ? undefined : `${file ? `${file}, line` : 'Line'} ${line}: `;
  return (
    <div className={isMeant ? styles.meant : styles.failure}>
      <p>
        {place}
        <code>{message}</code>
      </p>
      {hint && <p>{hint}</p>}
      {isMeant && <p>This example is meant to fail.</p>}
    </div>
  );
}

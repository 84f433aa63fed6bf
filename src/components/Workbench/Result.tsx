import React, {type ReactNode} from 'react';
import CodeText from '@site/src/components/CodeText';
import {
  AS_SHOWN,
  NEVER_ENDS,
  NOTHING_PRINTED,
  NO_ERROR,
  OF_OTHER_CODE,
  STOPPED_BY_READER,
  STOP_TEXTS,
} from '@site/src/data/runTexts';
import type {RunState} from '@site/src/hooks/runState';
import type {ShownOutput} from '@site/src/lib/code/blockData';
import {plainHtml} from '@site/src/lib/code/plainHtml';
import Failure, {Forgiven} from './Failure';
import type {Outcome} from './readOutcome';
import styles from './styles.module.css';

interface Props {
  readonly run: RunState;
  /** The result follows what is typed, and is not announced while it does. */
  readonly isLive: boolean;
  readonly outcome: Outcome;
  /** The result was produced by other code than the code shown. */
  readonly isStale: boolean;
  /** The expected output, which is shown until the first run. */
  readonly expected?: ShownOutput;
  /** In a terminal session the code itself contains the expected output. */
  readonly isTerminal: boolean;
  readonly isPage: boolean;
  /** Message for an empty stage. */
  readonly nothingDrawn?: string;
  /** The example never ends and has to be stopped. */
  readonly loops?: boolean;
  /** Set when the example is meant to fail: part of the expected error message. */
  readonly meant?: string;
  /** The deliberate mistake is one that the browser does not report. */
  readonly isForgiven: boolean;
}

const TITLES: Readonly<Record<string, string>> = {css: 'CSS', html: 'Rendered HTML'};

/** Shows the result of a run and announces it. Before the first run it shows the expected output. */
export default function Result(props: Props): ReactNode {
  const {run, isLive, outcome, isStale, expected, isTerminal, isPage, nothingDrawn} = props;
  const {loops = false, meant, isForgiven} = props;
  const {status, result, errors, notes, progress, isStopped} = run;
  const {isQuiet, isBlank, isOwn, isAsShown, text} = outcome;
  const isIdle = status === 'idle';
  const isBusy = status === 'loading' || status === 'running';
  const all = [...(result?.error ? [result.error] : []), ...errors];
  // The transcript already contains the output; repeating it would push down the content below.
  const same = isTerminal ? undefined : expected?.html;
  const html = isAsShown || !isOwn ? same : text && (result?.html ?? plainHtml(text));
  const isSilent = isQuiet && !html && !isAsShown && !isPage && !result?.checks;
  return (
    <div className={styles.result}>
      <div aria-live={isLive ? 'off' : 'polite'} aria-busy={isBusy}>
        {isBusy && <p className={styles.offStage}>{progress ?? 'Running…'}</p>}
        {isQuiet && isOwn && isAsShown && <p className={styles.offStage}>{AS_SHOWN}</p>}
        {isIdle && loops && <p className={styles.stopped}>{NEVER_ENDS}</p>}
        {result?.stopped && <p className={styles.stopped}>{STOP_TEXTS[result.stopped]}</p>}
        {isStopped && <p className={styles.stopped}>{STOPPED_BY_READER}</p>}
        {isForgiven && meant !== undefined && (isIdle || isQuiet) && <Forgiven rule={meant} />}
        {!isForgiven && meant !== undefined && isQuiet && (
          <p className={styles.status}>{NO_ERROR}</p>
        )}
        {isSilent && meant === undefined && <p className={styles.status}>{NOTHING_PRINTED}</p>}
        {isBlank && <p className={styles.status}>{nothingDrawn}</p>}
        {html && (
          <>
            <p className={styles.resultTitle}>
              {isOwn ? (isPage ? 'Console' : 'Output') : (TITLES[expected?.lang ?? ''] ?? 'Output')}{' '}
              {isStale && OF_OTHER_CODE}
            </p>
            <CodeText html={html} label="Output" isOutput />
          </>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.status}>
            {note}
          </p>
        ))}
        {!isForgiven && meant !== undefined && isIdle && <Failure message={meant} isMeant />}
        {result?.stopped !== 'loop' &&
          all.map((error, index) => (
            <Failure key={index} {...error} isMeant={meant !== undefined} />
          ))}
      </div>
    </div>
  );
}

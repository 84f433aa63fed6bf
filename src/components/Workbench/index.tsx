import React, {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {useEvent} from '@docusaurus/theme-common';
import {AS_SHOWN_BRIEFLY, CHANGED, DONE, NOTHING_DRAWN, OUTDATED} from '@site/src/data/runTexts';
import {isForgiven} from '@site/src/lib/code/isForgiven';
import Terminal from '@site/src/components/Terminal';
import {canFollowTyping, useLiveRun} from '@site/src/hooks/useLiveRun';
import {useOwnVersion} from '@site/src/hooks/useOwnVersion';
import {usePreviewScheme} from '@site/src/hooks/usePreviewScheme';
import type {RunState} from '@site/src/hooks/runState';
import {useRun} from '@site/src/hooks/useRun';
import type {ShownFile, ShownOutput} from '@site/src/lib/code/blockData';
import {runFiles} from '@site/src/lib/code/shownText';
import type {RunnableLanguage} from '@site/src/data/languages';
import type {RunFile, RunResult, TerminalRequest} from '@site/src/runners/types';
import Files from './Files';
import {type Outcome, readOutcome} from './readOutcome';
import Result from './Result';
import Stage from './Stage';
import Toolbar from './Toolbar';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly title?: string;
  readonly runner: RunnableLanguage;
  readonly files: readonly ShownFile[];
  readonly open?: number;
  readonly setup?: string;
  readonly previous?: readonly string[];
  readonly preview?: boolean;
  readonly height?: number;
  readonly output?: ShownOutput;
  /** Path of a document that shows the page before anything has run. */
  readonly still?: string;
  /** Path of what the print view runs for a preview without a still. */
  readonly paperRun?: string;
  /** The example never ends and has to be stopped. */
  readonly loops?: true;
  /** Set when the example is meant to fail: part of the expected error message. */
  readonly error?: string;
  /** Code of a check, which the toolbar offers as a button. */
  readonly check?: string;
  readonly onChecked?: (result: RunResult) => void;
  /**
   * Number of the line to mark in the author's code, from 1; with 0 no line is marked, but space for the mark
   * is reserved.
   */
  readonly mark?: number;
  /** Shown directly below the code. */
  readonly children?: ReactNode;
}

/** The summary of a run, or a note that the code has changed since then; empty before the first run. */
function whatToolbarSays(
  {status, progress, ran, result}: RunState,
  {isQuiet, isOwn, isAsShown}: Outcome,
  isStale: boolean,
): string | undefined {
  if (status === 'loading' || status === 'running') {
    return progress;
  }
  if (isStale) {
    return CHANGED;
  }
  if (!isQuiet || ran === undefined || result?.checks) {
    return undefined;
  }
  return isOwn && isAsShown ? AS_SHOWN_BRIEFLY : DONE;
}

function isSame(some: readonly RunFile[], others: readonly RunFile[]): boolean {
  return some.every((file, index) => file === others[index] || file.text === others[index]?.text);
}

/** Code that readers can run and edit, with its result. */
export default function Workbench(props: Props): ReactNode {
  const {id, title, runner, files: shown, open = 0, setup, previous, check, onChecked} = props;
  const originals = useMemo(() => runFiles(shown), [shown]);
  const own = useOwnVersion(id, originals);
  const run = useRun({runner, setup, previous});
  const typed = useRef<TerminalRequest>(undefined);
  const [wantsEditor, setEditor] = useState(false);
  // While readers who have changed the code look at the original, it cannot be edited: typing there would
  // overwrite their version.
  const isCompared = own.hasMine && own.version === 'original';
  const isEditing = wantsEditor && !isCompared;
  const [isFull, setFull] = useState(false);
  const toggleEditor = () => {
    setEditor(!isEditing);
    if (isCompared) {
      own.show('mine');
    }
  };
  const isPage = ['html', 'jsx', 'tsx', 'vue'].includes(runner);
  const isTerminal = runner === 'console';
  const outcome = readOutcome({run, runner, expected: props.output, isTerminal, isPage});
  const hasStage =
    (isPage && (props.preview === true || run.status !== 'idle')) || run.result?.showsPage === true;
  const isAsRun = run.ran?.every((file, index) => file.text === own.files[index]?.text);
  const start = async (withCheck: boolean) => {
    const result = await run.run(
      own.files,
      withCheck ? check : undefined,
      // A check continues from what was typed in the terminal; Run starts over.
      withCheck && isAsRun ? typed.current : undefined,
    );
    if (withCheck && result) {
      onChecked?.(result);
    }
  };
  const isLive = isEditing && hasStage && canFollowTyping(own.files);
  // Before the first run the author's result is shown.
  const isStale = !isLive && !isSame(run.ran ?? originals, own.files);
  const canEnlarge = hasStage && (props.still !== undefined || run.status !== 'idle');
  const [isByHand, setByHand] = useState(true);
  const cancelLiveRun = useLiveRun(own.files, isLive, () => {
    setByHand(false);
    void start(false);
  });
  const scheme = usePreviewScheme();
  const seenScheme = useRef(scheme);
  const runAgain = useEvent(() => {
    if (hasStage && run.status === 'done') {
      setByHand(false);
      void start(false);
    }
  });
  useEffect(() => {
    if (seenScheme.current !== scheme) {
      seenScheme.current = scheme;
      runAgain();
    }
  }, [scheme, runAgain]);
  const startNow = (withCheck: boolean) => {
    cancelLiveRun();
    setByHand(true);
    void start(withCheck);
  };
  // A run that follows typing changes no button: otherwise Run would turn into Stop just as the reader presses
  // it.
  const isBusy = run.status === 'loading' || run.status === 'running';
  const shownStatus = isBusy && !isByHand ? 'done' : run.status;
  return (
    <div
      className={clsx('workbench', styles.bench)}
      data-block={id}
      data-run={run.status}
      data-version={own.version}
    >
      <Files
        files={shown}
        open={open}
        title={title}
        own={own}
        isEditing={isEditing}
        onEdit={isCompared ? undefined : () => setEditor(true)}
        onRun={() => startNow(false)}
        found={run.found}
        mark={props.mark}
        paint={outcome.isAsShown && isAsRun ? run.result?.paint : undefined}
      />
      {props.children}
      <Toolbar
        own={own}
        status={shownStatus}
        says={whatToolbarSays(run, outcome, isStale)}
        runner={runner}
        setup={setup}
        isOnePage={runner === 'html'}
        title={title ?? id}
        hasPreview={isPage}
        onEnlarge={canEnlarge ? () => setFull(true) : undefined}
        isEditing={isEditing}
        onEdit={toggleEditor}
        onRun={() => startNow(false)}
        onIntent={run.prepare}
        onStop={run.stop}
        onCheck={check === undefined ? undefined : () => startNow(true)}
      />
      {own.isOutdated && own.version === 'mine' && <p className={styles.status}>{OUTDATED}</p>}
      <Stage
        stage={run.stage}
        isShown={hasStage}
        isEmpty={run.status === 'idle'}
        height={props.height}
        still={props.still}
        paperRun={props.paperRun}
        isStillShown={run.ran === undefined}
        isStale={isStale}
        canEnlarge={canEnlarge}
        isFull={isFull}
        onFull={setFull}
        onRun={() => startNow(false)}
      />
      <Result
        run={run}
        isLive={isLive}
        outcome={outcome}
        isStale={isStale}
        expected={props.output}
        isTerminal={isTerminal}
        isPage={isPage}
        nothingDrawn={NOTHING_DRAWN[runner]}
        loops={props.loops}
        meant={props.error}
        isForgiven={props.error !== undefined && isForgiven(runner, own.files)}
      />
      {isTerminal && (
        <Terminal
          ran={run.ran}
          // Reset deletes the version that the terminal continued from.
          terminal={own.hasMine || isAsRun ? run.result?.terminal : undefined}
          typed={typed}
          previous={previous}
          setup={setup}
          check={check}
          onChecked={onChecked}
        />
      )}
    </div>
  );
}

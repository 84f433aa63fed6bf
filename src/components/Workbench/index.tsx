import React, {type ReactNode, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {AS_SHOWN_BRIEFLY, CHANGED, DONE, NOTHING_DRAWN} from '@site/src/data/runTexts';
import {isForgiven} from '@site/src/lib/code/isForgiven';
import Terminal from '@site/src/components/Terminal';
import {useLiveRun} from '@site/src/hooks/useLiveRun';
import {useOwnVersion} from '@site/src/hooks/useOwnVersion';
import {type RunState, useRun} from '@site/src/hooks/useRun';
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
  /** The example never ends and has to be stopped. */
  readonly loops?: true;
  /** Set when the example is meant to fail: part of the expected error message. */
  readonly error?: string;
  /** Code of a check, which the toolbar offers as a button. */
  readonly check?: string;
  readonly onChecked?: (result: RunResult) => void;
  /** Number of the line to mark in the author's code, from 1; 0 marks none but leaves the room for it. */
  readonly mark?: number;
  /** What belongs right below the code. */
  readonly children?: ReactNode;
}

interface Shown {
  readonly files: readonly RunFile[];
  /** The files of the result that is shown; before the first run they are the author's. */
  readonly resultOf: readonly RunFile[];
  /** The preview follows what is typed. */
  readonly isLive: boolean;
}

/** The summary of a run, or that the code has changed since; nothing before the first run. */
function whatToolbarSays(
  {status, progress, ran, result}: RunState,
  {isQuiet, isOwn, isAsShown}: Outcome,
  {files, resultOf, isLive}: Shown,
): string | undefined {
  if (status === 'loading' || status === 'running') {
    return progress;
  }
  if (resultOf.some((file, index) => file !== files[index] && file.text !== files[index]?.text)) {
    return isLive ? undefined : CHANGED;
  }
  if (!isQuiet || ran === undefined || result?.checks) {
    return undefined;
  }
  return isOwn && isAsShown ? AS_SHOWN_BRIEFLY : DONE;
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
      // A check goes on from what was typed; Run begins again.
      withCheck && isAsRun ? typed.current : undefined,
    );
    if (withCheck && result) {
      onChecked?.(result);
    }
  };
  const isLive = isEditing && hasStage;
  const [isByHand, setByHand] = useState(true);
  const cancelLiveRun = useLiveRun(own.files, isLive, () => {
    setByHand(false);
    void start(false);
  });
  const startNow = (withCheck: boolean) => {
    cancelLiveRun();
    setByHand(true);
    void start(withCheck);
  };
  // A run that follows what is typed changes no button: Run would become Stop under the reader's hand.
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
        onRun={() => startNow(false)}
        mark={props.mark}
        paint={outcome.isAsShown && isAsRun ? run.result?.paint : undefined}
      />
      {props.children}
      <Toolbar
        own={own}
        status={shownStatus}
        says={whatToolbarSays(run, outcome, {
          files: own.files,
          resultOf: run.ran ?? originals,
          isLive,
        })}
        runner={runner}
        setup={setup}
        isPage={isPage}
        title={title ?? id}
        isEditing={isEditing}
        onEdit={toggleEditor}
        onRun={() => startNow(false)}
        onStop={run.stop}
        onCheck={check === undefined ? undefined : () => startNow(true)}
      />
      <Stage
        stage={run.stage}
        isShown={hasStage}
        isEmpty={run.status === 'idle'}
        height={props.height}
        still={props.still}
        onRun={() => startNow(false)}
      />
      <Result
        run={run}
        isLive={isLive}
        outcome={outcome}
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
          // Reset deletes the version that it went on from.
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

import React, {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {CHANGED, RUN_KILOBYTES, RUN_SHORTCUT} from '@site/src/data/runTexts';
import {SHOWN_SIZE_KB} from '@site/src/data/runLimits';
import type {RunnableLanguage} from '@site/src/data/languages';
import type {RunStatus} from '@site/src/hooks/runState';
import {useIntent} from '@site/src/hooks/useIntent';
import {SETS_PAGE} from '@site/src/lib/code/preparedSet';
import Icon from '@site/src/components/Icon';
import More from './More';
import type {Actions} from './More/Menu';
import styles from './styles.module.css';

const NO_BREAK_SPACE = '\u00A0';

interface Props extends Actions {
  readonly status: RunStatus;
  /** Loading progress of a large engine, or a summary of the last run. */
  readonly says?: string;
  readonly runner: RunnableLanguage;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onRun: () => void;
  /** The reader is about to run or check the block. */
  readonly onIntent: () => void;
  readonly onStop: () => void;
  readonly onCheck?: () => void;
}

/** The actions for a block. Before hydration it only takes up its space. */
export default function Toolbar(props: Props): ReactNode {
  const {status, says, runner, isEditing, onEdit, onRun, onIntent, onStop, onCheck, ...actions} =
    props;
  const {setup} = actions;
  const isBrowser = useIsBrowser();
  const isBusy = status === 'loading' || status === 'running';
  const saysId = useId();
  const intent = useIntent(onIntent);
  const engineSize = loadSize(runner);
  const size = status === 'idle' ? engineSize : undefined;
  // One action is the main one: in a task it is the check.
  const runClass = clsx(styles.run, onCheck ? styles.action : styles.main);
  return (
    <div
      className={clsx(styles.toolbar, 'no-print')}
      style={isBrowser ? undefined : {visibility: 'hidden'}}
    >
      {isBusy ? (
        <button
          type="button"
          className={runClass}
          // The second click of a double click on Run is not meant to stop the program.
          onClick={({detail}) => detail < 2 && onStop()}
        >
          <Label key="stop">Stop</Label>
        </button>
      ) : (
        <button
          type="button"
          className={runClass}
          {...intent}
          onClick={onRun}
          aria-keyshortcuts={isEditing ? RUN_SHORTCUT : undefined}
          aria-describedby={size && saysId}
        >
          <Label key="run">
            <Icon name="play" />
            Run
          </Label>
        </button>
      )}
      {onCheck && (
        // Not disabled while the check runs, because a disabled button loses the focus.
        <button
          type="button"
          className={clsx(styles.run, styles.main)}
          {...intent}
          onClick={() => isBusy || onCheck()}
          aria-disabled={isBusy}
        >
          <Icon name="check" />
          Check
        </button>
      )}
      <button type="button" className={styles.action} aria-pressed={isEditing} onClick={onEdit}>
        Edit
      </button>
      <More {...actions} />
      {setup !== undefined && (
        <Link className={clsx(styles.action, styles.roomy)} to={`${SETS_PAGE}#${setup}`}>
          Data: {setup}
        </Link>
      )}
      <span id={saysId} className={clsx(styles.says, engineSize && styles.saysSize)}>
        <span key={says}>
          {says && says !== CHANGED && status === 'done' && <Icon name="check" />}
          {says ?? (size && `loads ${size}`)}
        </span>
      </span>
    </div>
  );
}

/**
 * Replaced under a new key when its text changes, because text that moves within a button counts as a layout
 * shift.
 */
function Label({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.label}>{children}</span>;
}

function loadSize(runner: RunnableLanguage): string | undefined {
  const kilobytes = RUN_KILOBYTES[runner] ?? 0;
  if (kilobytes < SHOWN_SIZE_KB) {
    return undefined;
  }
  return kilobytes < 1000
    ? `${kilobytes}${NO_BREAK_SPACE}kB`
    : `${(kilobytes / 1000).toFixed(1)}${NO_BREAK_SPACE}MB`;
}

import React, {type ReactNode, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {downloadFiles} from './downloadFiles';
import {RUN_KILOBYTES, RUN_SHORTCUT} from '@site/src/data/runTexts';
import {SHOWN_SIZE_KB} from '@site/src/data/runLimits';
import type {RunnableLanguage} from '@site/src/data/languages';
import type {OwnVersionState} from '@site/src/hooks/useOwnVersion';
import type {RunStatus} from '@site/src/hooks/useRun';
import {SETS_PAGE} from '@site/src/lib/code/preparedSet';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

interface Props {
  readonly own: OwnVersionState;
  readonly status: RunStatus;
  /** How far a large engine is. */
  readonly progress?: string;
  readonly runner: RunnableLanguage;
  /** Prepared set that the example uses. */
  readonly setup?: string;
  readonly isPage: boolean;
  readonly title: string;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onCheck?: () => void;
}

/** What can be done with a block. It takes its room before the page is live, and works after. */
export default function Toolbar(props: Props): ReactNode {
  const {own, status, progress, runner, setup, isPage, title, isEditing} = props;
  const {onEdit, onRun, onStop, onCheck} = props;
  const isBrowser = useIsBrowser();
  const isBusy = status === 'loading' || status === 'running';
  const kilobytes = loadSize(runner);
  const size = kilobytes && <small>(loads {kilobytes})</small>;
  return (
    <div className={styles.toolbar} style={isBrowser ? undefined : {visibility: 'hidden'}}>
      {isBusy ? (
        <button
          type="button"
          className={styles.main}
          // The second half of a double click on Run is no wish to stop.
          onClick={({detail}) => detail < 2 && onStop()}
        >
          <Label key={progress ?? status} size={size}>
            Stop {progress && <small>(loading…)</small>}
          </Label>
        </button>
      ) : (
        <button
          type="button"
          className={styles.main}
          onClick={onRun}
          aria-keyshortcuts={isEditing ? RUN_SHORTCUT : undefined}
        >
          <Label key={status} size={size}>
            <Icon name="play" />
            Run {status === 'idle' && size}
          </Label>
        </button>
      )}
      {onCheck && (
        <button type="button" className={styles.main} onClick={onCheck} disabled={isBusy}>
          <Icon name="check" />
          Check
        </button>
      )}
      <button type="button" className={styles.action} aria-pressed={isEditing} onClick={onEdit}>
        Edit
      </button>
      {own.hasMine && <Versions own={own} />}
      <button
        type="button"
        className={styles.action}
        onClick={() => downloadFiles(own.files, isPage && runner === 'html', title)}
      >
        Download
      </button>
      {setup !== undefined && (
        <Link className={styles.action} to={`${SETS_PAGE}#${setup}`}>
          Data: {setup}
        </Link>
      )}
    </div>
  );
}

interface LabelProps {
  /** What the first run loads, where the button tells. */
  readonly size?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the width of the first label, so that the buttons beside it stay where they are; a key makes it appear anew. */
function Label({size, children}: LabelProps): ReactNode {
  return (
    <span className={styles.label}>
      <span>{children}</span>
      {size && (
        <span className={styles.sizer} aria-hidden="true">
          <Icon name="play" />
          Run {size}
        </span>
      )}
    </span>
  );
}

function Versions({own}: {readonly own: OwnVersionState}): ReactNode {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <span role="group" aria-label="Version" className={styles.versions}>
        {(['mine', 'original'] as const).map((version) => (
          <button
            type="button"
            key={version}
            className={styles.action}
            aria-pressed={own.version === version}
            onClick={() => own.show(version)}
          >
            {version === 'mine' ? 'Mine' : 'Original'}
          </button>
        ))}
      </span>
      <button
        type="button"
        className={styles.action}
        onBlur={() => setAsked(false)}
        onClick={() => (asked ? own.reset() : setAsked(true))}
      >
        {asked ? 'Reset: press again to delete your version' : 'Reset'}
      </button>
      {own.isOutdated && own.version === 'mine' && (
        <small className={styles.note}>The lesson’s version has changed since you began.</small>
      )}
    </>
  );
}

function loadSize(runner: RunnableLanguage): string | undefined {
  const kilobytes = RUN_KILOBYTES[runner] ?? 0;
  if (kilobytes < SHOWN_SIZE_KB) {
    return undefined;
  }
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

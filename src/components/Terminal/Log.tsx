import React, {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import {TERMINAL_OUTPUT} from '@site/src/data/terminalTexts';
import type {Entry} from './useSession';
import styles from './late.module.css';

interface Props {
  readonly entries: readonly Entry[];
  /** Whether the last command is still running. */
  readonly isBusy: boolean;
}

/** The commands and their output. New output is announced, and the log scrolls by itself. */
export default function Log({entries, isBusy}: Props): ReactNode {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current!.scrollTop = log.current!.scrollHeight;
  }, [entries]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={TERMINAL_OUTPUT}
      aria-busy={isBusy}
      className={clsx('code-text is-output', styles.log)}
      // A scrollable region has to be reachable by keyboard.
      tabIndex={entries.length > 0 ? 0 : undefined}
    >
      {entries.map(({id, sign, line, html, text, note}) => (
        <div key={id}>
          <span className="l">
            <span className="p">{`${sign} `}</span>
            {line}
          </span>
          {html !== undefined && <div dangerouslySetInnerHTML={{__html: html}} />}
          {text !== undefined && <span className="l">{text}</span>}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      ))}
    </div>
  );
}

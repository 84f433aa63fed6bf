import React, {type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import type {TraceData} from '@site/src/lib/code/blockData';
import styles from './styles.module.css';
import {stepOfKey} from './stepOfKey';

interface Props {
  readonly steps: TraceData['steps'];
  /** Index of the step that is shown. */
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** The arrow keys need a place, and the strip without JavaScript scrolls. */
const FOCUSABLE = {role: 'group', tabIndex: 0} as const;

/**
 * The states of a script, one at a time. Without JavaScript and in print, all of them are shown side by side.
 */
export default function Steps({steps, at, onGo}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const last = steps.length - 1;
  const press = (event: KeyboardEvent) => {
    const next = stepOfKey(event.key, at, last);
    if (next !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onGo(next);
    }
  };
  return (
    <div
      className={styles.trace}
      aria-label="The script step by step"
      data-search-skip=""
      onKeyDown={press}
      {...FOCUSABLE}
    >
      <div
        className={clsx(styles.bar, 'no-print')}
        style={isBrowser ? undefined : {visibility: 'hidden'}}
      >
        <Go name="Previous" to={at - 1} isEnd={at === 0} onGo={onGo} />
        <output className={styles.count} aria-live="polite" aria-atomic="true">
          {/* New under its key, because text that moves within its line counts as a layout shift. */}
          <span key={at}>
            Step {at + 1} of {steps.length}
            <span className="visually-hidden">. {steps[at]?.says}</span>
          </span>
        </output>
        <Go name="Next" to={at + 1} isEnd={at === last} onGo={onGo} />
      </div>
      <span className={styles.note}>These steps are those of the original code.</span>
      <ol className={styles.steps}>
        {steps.map(({html}, index) => (
          <li
            key={index}
            className={index === at ? styles.current : undefined}
            dangerouslySetInnerHTML={{__html: html}}
          />
        ))}
      </ol>
    </div>
  );
}

interface GoProps {
  readonly name: 'Previous' | 'Next';
  readonly to: number;
  /** There is no such step. The button stays where the focus may be. */
  readonly isEnd: boolean;
  readonly onGo: (step: number) => void;
}

function Go({name, to, isEnd, onGo}: GoProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.go}
      data-go={name}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onGo(to)}
    >
      <Icon name="chevron" />
      {name}
    </button>
  );
}

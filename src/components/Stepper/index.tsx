import React, {type KeyboardEvent, type LiHTMLAttributes, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';
import {stepOfKey} from './stepOfKey';

/** Attributes of a step's list item, including its content. */
type Item = LiHTMLAttributes<HTMLLIElement> & {readonly 'data-search-skip'?: ''};

interface Props {
  /** Accessible name of the whole component. */
  readonly label: string;
  /** Text of each step for screen readers. */
  readonly says: readonly string[];
  readonly items: readonly Item[];
  /** Index of the step that is shown. */
  readonly at: number;
  readonly onGo: (step: number) => void;
  /** Shown between the buttons and the steps. */
  readonly note?: ReactNode;
  /** Class of the list of steps. */
  readonly className?: string;
}

/** The arrow keys need a focusable element, and without JavaScript the strip scrolls. */
const FOCUSABLE = {role: 'group', tabIndex: 0} as const;

/** Steps, one at a time. Without JavaScript and in print, all of them are shown side by side. */
export default function Stepper(props: Props): ReactNode {
  const {label, says, items, at, onGo, note, className} = props;
  const isBrowser = useIsBrowser();
  const last = items.length - 1;
  const press = (event: KeyboardEvent) => {
    const next = stepOfKey(event.key, at, last);
    if (next !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onGo(next);
    }
  };
  return (
    <div className={styles.stepper} aria-label={label} onKeyDown={press} {...FOCUSABLE}>
      <div
        className={clsx(styles.bar, 'live-only')}
        data-search-skip=""
        style={isBrowser ? undefined : {visibility: 'hidden'}}
      >
        <Go name="Previous" to={at - 1} isEnd={at === 0} onGo={onGo} />
        <output className={styles.count} aria-live="polite" aria-atomic="true">
          {/* The key replaces the element, because text that moves within its line counts as a layout shift. */}
          <span key={at}>
            Step {at + 1} of {items.length}
            <span className="visually-hidden">. {says[at]}</span>
          </span>
        </output>
        <Go name="Next" to={at + 1} isEnd={at === last} onGo={onGo} />
      </div>
      {note}
      <ol className={clsx(styles.steps, className)}>
        {items.map((item, index) => (
          <li key={index} {...item} className={index === at ? styles.current : undefined} />
        ))}
      </ol>
    </div>
  );
}

interface GoProps {
  readonly name: 'Previous' | 'Next';
  readonly to: number;
  /** Whether there is no such step. The button is not disabled, because it may have focus. */
  readonly isEnd: boolean;
  readonly onGo: (step: number) => void;
}

function Go({name, to, isEnd, onGo}: GoProps): ReactNode {
  return (
    <Button
      className={styles.go}
      data-go={name}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onGo(to)}
    >
      <Icon name="chevron" />
      {name}
    </Button>
  );
}

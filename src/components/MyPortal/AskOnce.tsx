import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import styles from './late.module.css';

export interface Props {
  /** The button's action, such as “Remove”. */
  readonly verb: string;
  /** The object of the action, as written in the middle of a sentence. */
  readonly what: string;
  readonly onYes: () => void;
}

/** A button that asks for confirmation. While it asks, focus is on the answer. */
export default function AskOnce({verb, what, onYes}: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (isAsking) {
      hasAsked.current = true;
      yes.current?.focus();
    } else if (hasAsked.current) {
      first.current?.focus();
    }
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button ref={first} aria-label={`${verb} ${what}`} onClick={() => setAsking(true)}>
        {verb}
      </Button>
    );
  }
  return (
    <div className={styles.question} role="group" aria-label={`${verb} ${what}?`}>
      <span>{verb}?</span>
      <Button
        ref={yes}
        kind="danger"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        Yes, {verb.toLowerCase()}
      </Button>
      <Button onClick={() => setAsking(false)}>Keep</Button>
    </div>
  );
}

import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import styles from './late.module.css';

/** Something that was removed, and how to restore it. */
export interface Undo {
  readonly said: string;
  readonly undo: () => void;
}

export interface Props {
  readonly undo: Undo | undefined;
  readonly onDone: () => void;
}

/** Says what was removed and offers to restore it. It takes focus, because the element that had it is gone. */
export default function UndoBar({undo, onDone}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [undone, setUndone] = useState<Undo>();
  const isOffered = undo !== undefined && undo !== undone;
  useEffect(() => {
    if (isOffered) {
      button.current?.focus();
    }
  }, [isOffered, undo]);
  return (
    <div className={styles.undo} data-shown={undo ? '' : undefined}>
      <span role="status">{undo && (isOffered ? undo.said : 'It is back.')}</span>
      {isOffered && (
        <Button
          ref={button}
          onClick={() => {
            undo.undo();
            setUndone(undo);
            onDone();
          }}
        >
          Undo
        </Button>
      )}
    </div>
  );
}

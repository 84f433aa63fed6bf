import React, {useEffect, useRef, type ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './late.module.css';

export interface Props {
  readonly title: string;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page. The element itself traps focus, closes on Escape, and restores focus. */
export default function Dialog({title, onClosed, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClosed}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

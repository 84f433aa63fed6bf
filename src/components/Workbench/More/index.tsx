import React, {type ComponentType, type KeyboardEvent, type ReactNode, useState} from 'react';
import {LOAD_FAILED_MENU} from '@site/src/data/runTexts';
import {useDropdown} from '@site/src/hooks/useDropdown';
import type {Actions, Props as MenuProps} from './Menu';
import styles from '../styles.module.css';

/** The button for everything that is rarely needed. Its menu is loaded when it is first opened. */
export default function More(actions: Actions): ReactNode {
  const {isOpen, toggle, close, buttonRef, containerProps} = useDropdown();
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const [isFailed, setFailed] = useState(false);
  const [startsAtEnd, setAtEnd] = useState(false);
  const open = (atEnd: boolean) => {
    setAtEnd(atEnd);
    toggle();
    import('./Menu').then(
      (loaded) => {
        setFailed(false);
        setMenu(() => loaded.default);
      },
      () => setFailed(true),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      open(event.key === 'ArrowUp');
    }
  };
  return (
    <div className={styles.more} {...containerProps}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.action}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open(false)}
        onKeyDown={onKeyDown}
      >
        More
      </button>
      {isOpen && Menu && (
        <Menu {...actions} button={buttonRef} startsAtEnd={startsAtEnd} onClose={close} />
      )}
      {isOpen && isFailed && (
        <span role="alert" className={styles.menuFailed}>
          {LOAD_FAILED_MENU}
        </span>
      )}
    </div>
  );
}

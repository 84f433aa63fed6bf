import React, {type MouseEvent, type ReactNode, type Ref} from 'react';
import styles from './late.module.css';

interface Props {
  readonly enter: Ref<HTMLButtonElement>;
  readonly onTab: () => void;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onCancel: () => void;
}

/** The field keeps focus, so that a phone's keyboard stays open. */
const stayInField = (event: MouseEvent) => event.preventDefault();

/** Buttons for keys that a phone does not have; a mouse can use them too. */
export default function Keys({enter, onTab, onUp, onDown, onCancel}: Props): ReactNode {
  const touchKeys = [
    {shown: 'Tab', name: 'Tab: complete the name', press: onTab},
    {shown: '↑', name: 'Earlier command', press: onUp},
    {shown: '↓', name: 'Later command', press: onDown},
  ];
  return (
    <div className={styles.keys}>
      {touchKeys.map(({shown, name, press}) => (
        <button
          type="button"
          key={shown}
          className={styles.touchKey}
          aria-label={name}
          onMouseDown={stayInField}
          onClick={press}
        >
          {shown}
        </button>
      ))}
      <button
        type="button"
        className={styles.key}
        aria-label="Ctrl+C: stop, or give up the line"
        onMouseDown={stayInField}
        onClick={onCancel}
      >
        Ctrl+C
      </button>
      <button ref={enter} type="submit" className={styles.key} onMouseDown={stayInField}>
        Enter
      </button>
    </div>
  );
}

import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCopy} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

export interface Props {
  readonly text: () => string;
  /** What is copied, for readers who cannot see what the button is next to. */
  readonly of: string;
}

const WORDS = {idle: 'Copy', copied: 'Copied', failed: 'Failed'} as const;

/** Copies text to the clipboard and reports whether that worked. */
export default function CopyButton({text, of}: Props): ReactNode {
  const {state, copy} = useCopy();
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={styles.button}
      // Before hydration the button takes up its space but cannot be used.
      style={isBrowser ? undefined : {visibility: 'hidden'}}
      onClick={() => copy(text())}
    >
      <span aria-live="polite">{WORDS[state]}</span>
      <span className="visually-hidden"> {of}</span>
    </button>
  );
}

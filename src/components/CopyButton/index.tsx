import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCopy} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

export interface Props {
  readonly text: () => string;
  /** What is copied, for those who do not see where the button stands. */
  readonly of: string;
}

const WORDS = {idle: 'Copy', copied: 'Copied', failed: 'Failed'} as const;

/** Puts a text on the clipboard and says whether that worked. */
export default function CopyButton({text, of}: Props): ReactNode {
  const {state, copy} = useCopy();
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={styles.button}
      // Before the page is live the button keeps its place and offers nothing.
      style={isBrowser ? undefined : {visibility: 'hidden'}}
      onClick={() => copy(text())}
    >
      <span aria-live="polite">{WORDS[state]}</span>
      <span className="visually-hidden"> {of}</span>
    </button>
  );
}

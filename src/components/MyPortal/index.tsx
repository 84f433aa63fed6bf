import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Late from '@site/src/components/Late';
import {MY_PORTAL_TITLE} from '@site/src/data/readerTexts';
import styles from './styles.module.css';

const load = () => import('./Contents');

/**
 * Everything that the reader has made on this device. Every lesson links here, and a link preloads only the
 * page's frame.
 */
export default function MyPortal(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={styles.main} tabIndex={-1}>
      <h1>{MY_PORTAL_TITLE}</h1>
      <p className={styles.lead}>
        What you have done, marked and written. It is stored in this browser only; nothing is sent
        anywhere.
      </p>
      <noscript>
        <p>This page needs JavaScript, because only your browser has what it shows.</p>
      </noscript>
      {isBrowser && <Late load={load} props={{}} />}
    </main>
  );
}

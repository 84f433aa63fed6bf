import React, {type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from './styles.module.css';

function focusMain(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main) {
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  }
}

/** The first tab stop. It skips the navbar and the sidebar. */
export default function SkipLink(): ReactNode {
  return (
    <a
      className={clsx('no-print', styles.skip)}
      href={`#${SkipToContentFallbackId}`}
      onClick={focusMain}
    >
      Skip to main content
    </a>
  );
}

import React, {useEffect, useRef, type ReactNode} from 'react';
import {readVisited} from '@site/src/hooks/useVisitedPages';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** A list of boxed links. Those opened on this device before have a check mark. */
export default function PageLinks({children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const visited = readVisited();
    for (const link of list.current?.querySelectorAll('a') ?? []) {
      link.toggleAttribute('data-read', visited.has(link.pathname));
    }
  }, []);
  return (
    <div ref={list} className={styles.links}>
      {children}
    </div>
  );
}

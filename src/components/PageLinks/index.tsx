import React, {useEffect, useRef, type ReactNode} from 'react';
import {useReader} from '@site/src/hooks/useReader';
import {readVisited} from '@site/src/hooks/useVisitedPages';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/** A list of boxed links. Those that the reader has opened or done on this device are marked. */
export default function PageLinks({children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const done = useReader((data) => data.done);
  useEffect(() => {
    const visited = readVisited();
    for (const link of list.current?.querySelectorAll('a') ?? []) {
      const isDone = done[link.pathname] !== undefined && !done[link.pathname]!.gone;
      link.toggleAttribute('data-done', isDone);
      link.toggleAttribute('data-read', !isDone && visited.has(link.pathname));
    }
  }, [done]);
  return (
    <div ref={list} className={styles.links}>
      {children}
    </div>
  );
}

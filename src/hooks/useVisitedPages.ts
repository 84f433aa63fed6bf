import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {KEYS} from '@site/src/lib/readersData/keys';
import {readStored, writeStored} from '@site/src/lib/storage';

const KEY = KEYS.visited;

/** The paths of the pages opened on this device. */
export function readVisited(): ReadonlySet<string> {
  return new Set((readStored(KEY) ?? '').split('\n').filter((path) => path.startsWith('/')));
}

/** Stores that this page has been opened, so that the lists of a course can mark it. */
export function useVisitedPages(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const visited = readVisited();
    if (!visited.has(pathname)) {
      writeStored(KEY, [...visited, pathname].join('\n'));
    }
  }, [pathname]);
}

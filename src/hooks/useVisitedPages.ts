import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {readStored, writeStored} from '@site/src/lib/storage';

const KEY = 'visited-pages';

/** The addresses of the pages that this device has opened. */
export function readVisited(): ReadonlySet<string> {
  return new Set((readStored(KEY) ?? '').split('\n').filter((path) => path.startsWith('/')));
}

/** Remembers that this page was opened; the lists of a course mark such pages. */
export function useVisitedPages(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const visited = readVisited();
    if (!visited.has(pathname)) {
      writeStored(KEY, [...visited, pathname].join('\n'));
    }
  }, [pathname]);
}

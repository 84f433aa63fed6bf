import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {addRecent} from '@site/src/lib/search/recentPages';
import {readStored, writeStored} from '@site/src/lib/storage';

const KEY = 'search-recent-pages';

/** Remembers on the device which pages were visited last. */
export function useRecentPages(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    writeStored(KEY, addRecent(readStored(KEY), pathname));
  }, [pathname]);
}

export function readRecentPages(): string | null {
  return readStored(KEY);
}

import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {addRecent} from '@site/src/lib/search/recentPages';
import {readStored, writeStored} from '@site/src/lib/storage';

const KEY = 'search-recent-pages';

/** Stores the most recently visited pages on the device. */
export function useRecentPages(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    writeStored(KEY, addRecent(readStored(KEY), pathname));
  }, [pathname]);
}

export function readRecentPages(): string | null {
  return readStored(KEY);
}

import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {addRecent} from '@site/src/lib/search/recentPages';
import {KEYS} from '@site/src/lib/readersData/keys';
import {readStored, writeStored} from '@site/src/lib/storage';

const KEY = KEYS.recent;

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

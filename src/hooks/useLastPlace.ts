import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {KEYS} from '@site/src/lib/readersData/keys';
import {lastPlace, parsePlaces, type LastPlace} from '@site/src/lib/readersData/places';
import {readStored, writeStored} from '@site/src/lib/storage';

/** Where the reader left off in an area, or anywhere; undefined on the first visit. */
export function useLastPlace(area: string | undefined): LastPlace | undefined {
  const isBrowser = useIsBrowser();
  const [place, setPlace] = useState(() => (isBrowser ? readLast(area) : undefined));
  useEffect(() => setPlace(readLast(area)), [area]);
  return place;
}

function readLast(area: string | undefined): LastPlace | undefined {
  return lastPlace(parsePlaces(readStored(KEYS.places)), area);
}

/** Stores where the reader is in an area. */
export function useKeptPlace(area: string, {path, hash, title}: Omit<LastPlace, 'at'>): void {
  useEffect(() => {
    const places = parsePlaces(readStored(KEYS.places));
    const here: LastPlace = {path, hash, title, at: Date.now()};
    writeStored(KEYS.places, JSON.stringify({...places, [area]: here}));
  }, [area, path, hash, title]);
}

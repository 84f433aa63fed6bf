import {useEffect, useState} from 'react';

/**
 * Returns one of the items at random, but the first one until hydration is over, so that server and browser
 * render the same.
 */
export function useRandomItem<T>(items: readonly T[]): T | undefined {
  const [index, setIndex] = useState(0);
  useEffect(() => setIndex(Math.floor(Math.random() * items.length)), [items]);
  return items[index];
}

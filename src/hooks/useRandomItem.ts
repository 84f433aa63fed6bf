import {useEffect, useState} from 'react';

/** One of the items at random; the first one until the page is alive, so that hydration never differs. */
export function useRandomItem<T>(items: readonly T[]): T | undefined {
  const [index, setIndex] = useState(0);
  useEffect(() => setIndex(Math.floor(Math.random() * items.length)), [items]);
  return items[index];
}

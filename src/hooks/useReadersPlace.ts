import {useEffect, useState} from 'react';
import {readRecentPages} from './useRecentPages';
import type {FrontWeek} from '@site/src/data/page';
import {readersPlace, startOfCourse, type ReadersPlace} from '@site/src/lib/readersPlace';
import {parseRecent} from '@site/src/lib/search/recentPages';
import {readVisited} from './useVisitedPages';

export interface KnownPlace {
  /** Undefined in a course without pages. */
  readonly place: ReadersPlace | undefined;
  /** Whether the place is the reader's own rather than the beginning. */
  readonly isKnown: boolean;
}

/** Where the reader is in a course. In the page as delivered it is the beginning. */
export function useReadersPlace(weeks: readonly FrontWeek[]): KnownPlace {
  const [own, setOwn] = useState<ReadersPlace | undefined>(undefined);
  useEffect(() => {
    setOwn(readersPlace(weeks, parseRecent(readRecentPages()), readVisited()));
  }, [weeks]);
  return {place: own ?? startOfCourse(weeks), isKnown: own !== undefined};
}

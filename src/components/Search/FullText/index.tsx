import React, {useCallback, useMemo, type ReactNode} from 'react';
import {useCurrentCourse} from '@site/src/hooks/useCurrentCourse';
import {groupHits} from '@site/src/lib/search/hits';
import AreaFilter from './AreaFilter';
import Results from './Results';
import SearchForm from './SearchForm';
import Summary from './Summary';
import {useFullText} from './useFullText';
import {useSearchAddress} from './useSearchAddress';

/** The full-text search: form, area filter, and results with passages. */
export default function FullText(): ReactNode {
  const {query, area, replace} = useSearchAddress();
  const course = useCurrentCourse()?.code.toLowerCase() ?? null;
  const search = useFullText(query);
  const {found} = search;
  const groups = useMemo(
    () => (found ? groupHits(found.hits, found.pages, course) : []),
    [found, course],
  );
  const known = groups.some((group) => group.area === area) ? area : '';
  const shown = groups.filter((group) => known === '' || group.area === known);
  const setQuery = useCallback((words: string) => replace(words, area), [replace, area]);
  const setArea = (chosen: string): void => replace(query, chosen);
  return (
    <>
      <SearchForm query={query} onQuery={setQuery} />
      <Summary search={search} count={shown.reduce((sum, {hits}) => sum + hits.length, 0)} />
      {found && found.hits.length > 0 && (
        <>
          <AreaFilter groups={groups} area={known} onArea={setArea} />
          <Results found={found} groups={groups} area={known} onArea={setArea} />
        </>
      )}
    </>
  );
}

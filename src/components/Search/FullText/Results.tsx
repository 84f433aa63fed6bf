import React, {useMemo, useState, type ReactNode} from 'react';
import {RESULTS_PER_AREA, RESULTS_PER_STEP} from '@site/src/data/search';
import {useCourses} from '@site/src/hooks/usePortal';
import type {AreaHits} from '@site/src/lib/search/hits';
import {areaLabel} from '@site/src/lib/search/place';
import Result from './Result';
import styles from './late.module.css';
import type {FoundText} from './useFullText';

export interface Props {
  readonly found: FoundText;
  readonly groups: readonly AreaHits[];
  readonly area: string;
  readonly onArea: (area: string) => void;
}

/** Some results from every area, or all results from one. */
export default function Results({found, groups, area, onArea}: Props): ReactNode {
  const {pages, terms, query} = found;
  const titles = useMemo(() => new Map(pages.map(({path, title}) => [path, title])), [pages]);
  const courses = useCourses();
  const shown = groups.filter((group) => area === '' || group.area === area);
  const [steps, setSteps] = useState({of: '', count: 1});
  const of = `${area} ${query}`;
  const count = steps.of === of ? steps.count : 1;
  return shown.map((group) => {
    const isOnly = shown.length === 1;
    const limit = isOnly ? RESULTS_PER_STEP * count : RESULTS_PER_AREA;
    const name = courses.find(({id}) => id === group.area)?.title;
    const rest = group.hits.length - limit;
    return (
      <section key={group.area} className={styles.group}>
        <h2>
          {areaLabel(group.area)}
          {name !== undefined && <span className={styles.name}> {name}</span>}
        </h2>
        <ul className={styles.results}>
          {group.hits.slice(0, limit).map((hit) => (
            <Result
              key={`${query} ${hit.page}`}
              hit={hit}
              page={pages[hit.page]!}
              terms={terms}
              titles={titles}
            />
          ))}
        </ul>
        {rest > 0 && (
          <button
            type="button"
            className={styles.more}
            onClick={() => (isOnly ? setSteps({of, count: count + 1}) : onArea(group.area))}
          >
            {isOnly
              ? `Show ${Math.min(rest, RESULTS_PER_STEP)} more of ${group.hits.length}`
              : `Show all ${group.hits.length} pages in ${areaLabel(group.area)}`}
          </button>
        )}
      </section>
    );
  });
}

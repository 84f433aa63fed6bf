import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SECTIONS_PER_RESULT} from '@site/src/data/search';
import type {FullTextResult} from '@site/src/lib/search/fullText';
import type {PageHit} from '@site/src/lib/search/ranking';
import {markTerms} from '@site/src/lib/search/passage';
import {placeOf} from '@site/src/lib/search/place';
import {headersInOrder} from '@site/src/lib/search/sections';
import type {IndexedPage} from '@site/src/lib/search/suggest';
import Marked from '../Marked';
import {askWorker} from './askWorker';
import type {Passages} from './messages';
import styles from './late.module.css';

export interface Props {
  readonly hit: PageHit;
  readonly page: IndexedPage;
  readonly terms: FullTextResult['terms'];
  readonly titles: ReadonlyMap<string, string>;
}

/** A page with the passages that match, and the headings and passages of its best sections. */
export default function Result({hit, page, terms, titles}: Props): ReactNode {
  const sections = useMemo(() => hit.sections.slice(0, SECTIONS_PER_RESULT), [hit]);
  const passages = usePassages(hit.page, sections, terms);
  const headers = headersInOrder(page.headers);
  return (
    <li className={styles.result}>
      <h3 className={styles.title}>
        <Link to={page.path}>
          <Marked pieces={markTerms(page.title, terms)} />
        </Link>
      </h3>
      <p className={styles.place}>{placeOf(page.path, titles).join(' · ')}</p>
      {sections.map((section, place) => {
        const header = headers[section - 1];
        return (
          <div key={section} className={styles.section}>
            {header && (
              <Link to={`${page.path}#${header.slug}`}>
                <Marked pieces={markTerms(header.title, terms)} />
              </Link>
            )}
            <p className={styles.passage}>
              <Marked pieces={passages?.[place] ?? []} />
            </p>
          </div>
        );
      })}
    </li>
  );
}

/** Loads the page's passages. Without them the result still has a title and links. */
function usePassages(
  page: number,
  sections: readonly number[],
  terms: FullTextResult['terms'],
): Passages | undefined {
  const [passages, setPassages] = useState<Passages>();
  useEffect(() => {
    let isCurrent = true;
    askWorker({kind: 'passages', page, sections, terms}).then(
      (answer) => isCurrent && setPassages(answer),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [page, sections, terms]);
  return passages;
}

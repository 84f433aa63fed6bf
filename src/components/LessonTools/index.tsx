import React, {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {REPOSITORY} from '@site/src/data/site';
import {usePage} from '@site/src/hooks/usePage';
import {asksToPresent} from '@site/src/lib/asksToPresent';
import {repositoryAddress} from '@site/src/lib/menu';
import {printPath} from '@site/src/lib/printPath';
import styles from './styles.module.css';

const Present = lazy(() => import('@site/src/components/Present'));

/** Calls a function with the element that was pressed. The function is loaded on first use. */
const use =
  (name: 'copyMarkdown' | 'fillReport') =>
  ({currentTarget}: SyntheticEvent<HTMLElement>): void => {
    void import('@site/src/components/Copying').then((actions) => actions[name](currentTarget));
  };

/** What a reader can do with a lesson as a whole: present it, print it, copy it, report a problem. */
export default function LessonTools(): ReactNode {
  const {outcomes, unlisted} = usePage();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  const [isPresented, setPresented] = useState(false);
  useEffect(() => setPresented(asksToPresent(search)), [pathname, search]);
  const leave = useCallback(() => setPresented(false), []);
  const {repo} = REPOSITORY;
  return (
    outcomes && (
      <>
        <ul
          className={clsx(styles.tools, 'no-print')}
          aria-label="This lesson"
          data-search-skip=""
          // Before hydration the buttons take up their space but cannot be used.
          style={isBrowser ? undefined : {visibility: 'hidden'}}
        >
          <li>
            <button type="button" className={styles.tool} onClick={() => setPresented(true)}>
              Present
            </button>
          </li>
          <li>
            <Link to={printPath('page', pathname)} className={styles.tool}>
              Print this lesson
            </Link>
          </li>
          {!unlisted && (
            <li>
              <button type="button" className={styles.tool} onClick={use('copyMarkdown')}>
                Copy as Markdown
              </button>
            </li>
          )}
          {repo !== null && (
            <li>
              <a
                href={`${repositoryAddress(repo)}/issues/new`}
                className={styles.tool}
                target="_blank"
                rel="noopener noreferrer"
                // The link's address is completed with the page, the heading and the version before the browser
                // follows it.
                onPointerEnter={use('fillReport')}
                onFocus={use('fillReport')}
              >
                Report a problem with this page
              </a>
            </li>
          )}
        </ul>
        {isPresented && (
          <Suspense>
            <Present onLeave={leave} />
          </Suspense>
        )}
      </>
    )
  );
}

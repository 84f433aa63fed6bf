import React, {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
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
const loadCopying = () => import('@site/src/components/Copying');

/** What a reader can do with a lesson as a whole: present it, print it, copy it, report a problem. */
export default function LessonTools(): ReactNode {
  const {title, outcomes, unlisted} = usePage();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  const [isPresented, setPresented] = useState(false);
  useEffect(() => setPresented(asksToPresent(search)), [pathname, search]);
  const leave = useCallback(() => setPresented(false), []);
  if (outcomes === undefined) {
    return null;
  }
  const {repo} = REPOSITORY;
  // Before hydration a button takes up its space but cannot be used.
  const button: ComponentProps<'button'> = {
    type: 'button',
    className: styles.tool,
    style: isBrowser ? undefined : {visibility: 'hidden'},
  };
  const fill = ({currentTarget}: {readonly currentTarget: HTMLAnchorElement}): void => {
    void loadCopying().then(({fillReport}) => fillReport(currentTarget, title));
  };
  return (
    <>
      <ul className={clsx(styles.tools, 'no-print')} aria-label="This lesson" data-search-skip="">
        <li>
          <button {...button} onClick={() => setPresented(true)}>
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
            <button
              {...button}
              onClick={({currentTarget}) =>
                void loadCopying().then(({copyMarkdown}) => copyMarkdown(currentTarget))
              }
            >
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
              // By the time the link is followed, its address has the page, the heading and the version.
              onPointerEnter={fill}
              onFocus={fill}
            >
              Report a problem with this page
            </a>
          </li>
        )}
      </ul>
      {isPresented && (
        <Suspense fallback={null}>
          <Present onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}

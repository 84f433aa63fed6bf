import React, {lazy, Suspense, useCallback, useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {TOOL_TEXTS} from '@site/src/data/lessonToolTexts';
import {usePage} from '@site/src/hooks/usePage';
import {asksToPresent} from '@site/src/lib/presentation';
import {printAddress} from '@site/src/lib/print';
import ReportLink from './ReportLink';
import styles from './styles.module.css';

const Present = lazy(() => import('@site/src/components/Present'));

/** What a reader can do with a lesson as a whole: print it, present it, copy it, report a problem. */
export default function LessonTools(): ReactNode {
  const {title, outcomes, unlisted} = usePage();
  const {pathname, search} = useLocation();
  const [isPresented, setPresented] = useState(false);
  useEffect(() => setPresented(asksToPresent(search)), [pathname, search]);
  const leave = useCallback(() => setPresented(false), []);
  if (outcomes === undefined) {
    return null;
  }
  return (
    <>
      <ul
        className={clsx(styles.tools, 'no-print')}
        aria-label={TOOL_TEXTS.list}
        data-search-skip=""
      >
        <li>
          <ToolButton onClick={() => setPresented(true)}>{TOOL_TEXTS.present}</ToolButton>
        </li>
        <li>
          <Link to={printAddress({kind: 'page', address: pathname})} className={styles.tool}>
            {TOOL_TEXTS.print}
          </Link>
        </li>
        {!unlisted && (
          <li>
            <CopyMarkdown pathname={pathname} />
          </li>
        )}
        <ReportLink className={styles.tool} title={title} />
      </ul>
      {isPresented && (
        <Suspense fallback={null}>
          <Present onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}

function CopyMarkdown({pathname}: {readonly pathname: string}): ReactNode {
  const [words, setWords] = useState<string>(TOOL_TEXTS.copy);
  const copy = async (): Promise<void> => {
    const {copyMarkdown} = await import('./copyMarkdown');
    setWords((await copyMarkdown(pathname)) ? TOOL_TEXTS.copied : TOOL_TEXTS.notCopied);
  };
  return (
    <ToolButton onClick={() => void copy()}>
      <span aria-live="polite">{words}</span>
    </ToolButton>
  );
}

interface ToolButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Before hydration it takes up its space but cannot be used. */
function ToolButton({onClick, children}: ToolButtonProps): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <button
      type="button"
      className={styles.tool}
      style={isBrowser ? undefined : {visibility: 'hidden'}}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

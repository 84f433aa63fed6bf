import React, {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Menu from '@site/src/components/Navbar/Menu';
import SidebarTree from '@site/src/components/SidebarTree';
import type {SidebarNode} from '@site/src/data/page';
import {afterPaint} from '@site/src/hooks/afterPaint';
import {isPhone} from '@site/src/hooks/isPhone';
import {useAnchor} from '@site/src/hooks/useAnchor';
import {useDrawer} from '@site/src/hooks/useDrawer';
import {useFocusTrap} from '@site/src/hooks/useFocusTrap';
import styles from './styles.module.css';

export interface Props {
  /** Null hides the column; on phones the drawer still contains the menu. */
  readonly nodes: readonly SidebarNode[] | null;
}

/** The column beside the page. On phones it is the drawer, with the navbar's menu above the list. */
export default function SidePanel({nodes}: Props): ReactNode {
  const {pathname} = useLocation();
  const hash = useAnchor();
  const {isOpen, close} = useDrawer();
  const panel = useRef<HTMLElement>(null);
  useFocusTrap(panel, isOpen, close);
  const isFilled = useIsFilled(isOpen);
  useActiveInView(panel, hash, isFilled);
  const isEmpty = nodes === null || nodes.length === 0;
  return (
    <>
      <aside
        id="drawer"
        ref={panel}
        className={clsx(styles.panel, isOpen && styles.open, isEmpty && styles.empty)}
        tabIndex={-1}
      >
        {isFilled && (
          <>
            <div className={styles.menu}>
              <Menu stacked />
            </div>
            {!isEmpty && (
              <nav aria-label="Pages">
                <SidebarTree nodes={nodes} path={pathname} hash={hash} />
              </nav>
            )}
          </>
        )}
      </aside>
      <div className={clsx(styles.mask, isOpen && styles.open)} onClick={close} />
    </>
  );
}

/**
 * After a navigation, the contents of a closed drawer are rendered only once the page has been painted,
 * because nobody can see them before.
 */
function useIsFilled(isOpen: boolean): boolean {
  const isBrowser = useIsBrowser();
  const [isFilled, setFilled] = useState(() => !isBrowser || !isPhone());
  useEffect(
    () => (isFilled ? undefined : afterPaint(() => startTransition(() => setFilled(true)))),
    [isFilled],
  );
  return isFilled || isOpen;
}

/** Scrolls only the panel, so that the active link is visible in it. */
function useActiveInView(
  panel: React.RefObject<HTMLElement | null>,
  hash: string,
  isFilled: boolean,
): void {
  useEffect(() => {
    const element = panel.current;
    const active =
      element?.querySelector('[data-active]') ?? element?.querySelector('[aria-current="page"]');
    if (!element || !active) {
      return;
    }
    const box = element.getBoundingClientRect();
    const {top, bottom} = active.getBoundingClientRect();
    if (top < box.top) {
      element.scrollBy(0, top - box.top);
    } else if (bottom > box.bottom) {
      element.scrollBy(0, bottom - box.bottom);
    }
  }, [panel, hash, isFilled]);
}

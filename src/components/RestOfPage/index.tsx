import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {afterPaint} from '@site/src/hooks/afterPaint';
import styles from './styles.module.css';

/**
 * The part of a page below the first screen. After a navigation it is rendered after the first screen, so
 * that a slow phone can show the title before it has drawn the whole lesson. It is rendered at once in the
 * page as delivered, when a saved scroll position is restored, and when the URL contains the hash of a
 * heading. Until then it reserves enough height to keep everything after it out of view, so that readers do
 * not see it move.
 */
export default function RestOfPage({children}: {readonly children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const {action, location} = useHistory();
  const [isShown, setShown] = useState(!isBrowser || action === 'POP' || location.hash !== '');
  useEffect(
    () => (isShown ? undefined : afterPaint(() => startTransition(() => setShown(true)))),
    [isShown],
  );
  return isShown ? children : <div className={styles.room} aria-busy="true" data-rest-to-come="" />;
}

import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {afterPaint} from '@site/src/hooks/afterPaint';
import styles from './styles.module.css';

/**
 * What lies below the first screen of a page. After a tap on a link it follows the first screen, so that a
 * slow phone need not draw a whole lesson before it shows its title. It is there at once in the page as
 * shipped, on the way back to a saved position, and where the address names a heading. Until then it keeps
 * so much room that nothing which follows is in sight and moves.
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

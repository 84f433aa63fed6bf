import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';

/** Milliseconds after which the new page has set its title. */
const TITLE_DELAY_MS = 100;

/** After a navigation: focus goes to the start of the page, and its title is announced. */
export default function Announcer(): ReactNode {
  const {pathname} = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) {
      return undefined;
    }
    previous.current = pathname;
    const timer = setTimeout(() => {
      setTitle(document.title);
      const main = document.querySelector<HTMLElement>('main');
      const isBusy = document.activeElement?.matches('[data-keeps-focus]');
      if (!isBusy) {
        main?.focus({preventScroll: true});
      }
    }, TITLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {title}
    </div>
  );
}

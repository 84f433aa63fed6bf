import React, {useEffect, useState, type ReactNode} from 'react';
import {onPageShown} from '@site/src/lib/shownPage';

/** Milliseconds after which the new page has set its title. */
const TITLE_DELAY_MS = 100;

/** After a navigation: focus goes to the start of the page, and its title is announced. */
export default function Announcer(): ReactNode {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = onPageShown(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setTitle(document.title), TITLE_DELAY_MS);
      if (!document.activeElement?.matches('[data-keeps-focus]')) {
        document.querySelector<HTMLElement>('main')?.focus({preventScroll: true});
      }
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {title}
    </div>
  );
}

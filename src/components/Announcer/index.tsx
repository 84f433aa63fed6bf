import React, {useEffect, useState, type ReactNode} from 'react';
import {onPageShown} from '@site/src/lib/shownPage';

/** After a navigation, moves focus to the start of the page and announces its title. */
export default function Announcer(): ReactNode {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let previous = document.title;
    // The title is set some time after its page is shown, and on a busy phone long after.
    const titleSet = new MutationObserver(() => {
      if (document.title !== previous) {
        titleSet.disconnect();
        setTitle(document.title);
      }
    });
    const forget = onPageShown(() => {
      previous = document.title;
      titleSet.observe(document.head, {childList: true, subtree: true, characterData: true});
      if (!document.activeElement?.matches('[data-keeps-focus]')) {
        document.querySelector<HTMLElement>('main')?.focus({preventScroll: true});
      }
    });
    return () => {
      titleSet.disconnect();
      forget();
    };
  }, []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {title}
    </div>
  );
}

import React, {useEffect, useState, type ReactNode} from 'react';
import {onAnnounced} from '@site/src/lib/announce';
import {onPageShown} from '@site/src/lib/shownPage';

/**
 * After a navigation, moves focus to the start of the page and announces its title. It also announces messages
 * from parts of the page.
 */
export default function Announcer(): ReactNode {
  const [words, setWords] = useState('');
  useEffect(() => {
    let previous = document.title;
    // The title is set some time after its page is shown, on a busy phone much later.
    const titleSet = new MutationObserver(() => {
      if (document.title !== previous) {
        titleSet.disconnect();
        setWords(document.title);
      }
    });
    const forget = onPageShown(() => {
      previous = document.title;
      titleSet.observe(document.head, {childList: true, subtree: true, characterData: true});
      if (!document.activeElement?.matches('[data-keeps-focus]')) {
        document.querySelector<HTMLElement>('main')?.focus({preventScroll: true});
      }
    });
    const forgetWords = onAnnounced(setWords);
    return () => {
      titleSet.disconnect();
      forget();
      forgetWords();
    };
  }, []);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {words}
    </div>
  );
}

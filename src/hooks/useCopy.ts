import {useEffect, useState} from 'react';

/** Time for which the reader sees that it worked. */
const SHOWN_MS = 2000;

interface Copy {
  /** What came of the last attempt, for a short time. */
  readonly state: 'idle' | 'copied' | 'failed';
  readonly copy: (text: string) => void;
}

/** Puts text on the clipboard, which browsers may refuse. */
export function useCopy(): Copy {
  const [state, setState] = useState<Copy['state']>('idle');
  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    copy: (text) => {
      // Absent on pages that were not delivered by https.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      const written = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
      written.then(
        () => setState('copied'),
        () => setState('failed'),
      );
    },
  };
}

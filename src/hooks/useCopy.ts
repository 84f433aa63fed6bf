import {useEffect, useState} from 'react';

/** How long the confirmation is shown. */
const SHOWN_MS = 2000;

interface Copy {
  /** Result of the last attempt, which is reset after a short time. */
  readonly state: 'idle' | 'copied' | 'failed';
  readonly copy: (text: string) => void;
}

/** Copies text to the clipboard, which browsers may refuse. */
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
      // Undefined on pages that are not served over HTTPS.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      const written = clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
      written.then(
        () => setState('copied'),
        () => setState('failed'),
      );
    },
  };
}

import {useEffect, useRef, useState} from 'react';
import {KEEP_DELAY_MS} from '@site/src/data/runLimits';
import {useReader} from '@site/src/hooks/useReader';
import {reader} from '@site/src/lib/readersData/reader';
import {entryAt} from '@site/src/lib/readersData/schema';

export interface NotePlace {
  /** Path of the page, with `#` and the id of a heading. */
  readonly place: string;
  /** Title of the page. */
  readonly title: string;
  readonly heading?: string;
}

interface Note {
  readonly text: string;
  /** Whether the last change has been stored. */
  readonly status: string;
  readonly setText: (text: string) => void;
}

const HINT = 'Plain text, stored in this browser only.';

/**
 * The note of a place. Changes are stored after a pause, when the reader leaves the page, and when the note
 * closes.
 */
export function useNote({place, title, heading}: NotePlace): Note {
  const stored = useReader((data) => entryAt(data, 'notes', place)?.text ?? '');
  const [draft, setDraft] = useState<string>();
  const [status, setStatus] = useState(HINT);
  const unsaved = useRef<() => void>(undefined);

  useEffect(() => {
    const save = (): void => unsaved.current?.();
    const timer = draft === undefined ? undefined : setTimeout(save, KEEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const flush = (): void => unsaved.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, []);

  const setText = (text: string): void => {
    setDraft(text);
    setStatus('');
    unsaved.current = () => {
      unsaved.current = undefined;
      reader.put('notes', place, text.trim() === '' ? {gone: true} : {title, heading, text});
      // From here on the stored text is used, which another tab may change.
      setDraft(undefined);
      setStatus(reader.trouble() === undefined ? 'Saved.' : 'Kept until you close this tab.');
    };
  };
  return {text: draft ?? stored, status, setText};
}

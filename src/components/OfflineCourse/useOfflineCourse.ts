import {useCallback, useEffect, useState} from 'react';
import {fullText, OFFLINE_TEXTS} from '@site/src/data/offlineTexts';
import {megabytes} from '@site/src/lib/offline';
import {isSaving, removeSaved, startSaving, stopSaving} from '@site/src/offline/jobs';
import {FullError, type Progress} from '@site/src/offline/saveCourse';
import {readStatus, type Status} from '@site/src/offline/status';

export interface OfflineCourseState {
  /** Undefined until the browser has reported what is stored. */
  readonly status: Status | undefined;
  /** Progress of the current download. */
  readonly progress: Progress | undefined;
  /** Result of the last attempt, if the status does not say it all. */
  readonly note: string | undefined;
  readonly isSaving: boolean;
  readonly save: () => void;
  readonly stop: () => void;
  readonly remove: () => void;
}

/** The saved copy of a course, with the actions that are available for it. */
export function useOfflineCourse(course: string): OfflineCourseState {
  const [status, setStatus] = useState<Status>();
  const [progress, setProgress] = useState<Progress>();
  const [note, setNote] = useState<string>();
  const [isAtWork, setAtWork] = useState(false);
  const read = useCallback(async () => {
    try {
      setStatus(await readStatus(course));
    } catch (error) {
      console.warn('The saved course cannot be read.', error);
      setNote(OFFLINE_TEXTS.refused);
      setStatus({kind: 'unsupported'});
    }
  }, [course]);
  const attempt = useCallback(
    async (action: () => Promise<void>, done?: string) => {
      setNote(undefined);
      try {
        await action();
        setNote(done);
      } catch (error) {
        setNote(reasonOf(error));
      }
      await read();
    },
    [read],
  );
  const save = useCallback(() => {
    setAtWork(true);
    void attempt(() => startSaving(course, setProgress)).finally(() => {
      setProgress(undefined);
      setAtWork(false);
    });
  }, [attempt, course]);
  useEffect(() => {
    if (isSaving(course)) {
      save();
    } else {
      void read();
    }
  }, [course, read, save]);
  return {
    status,
    progress,
    note,
    isSaving: isAtWork,
    save,
    stop: () => stopSaving(course),
    remove: () => void attempt(() => removeSaved(course), OFFLINE_TEXTS.removed),
  };
}

/** The message for the reader, if any; stopping a download is not a failure. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof FullError) {
    const {needed, free} = error;
    return fullText(megabytes(needed), free === undefined ? undefined : megabytes(free));
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    return undefined;
  }
  console.warn('The course cannot be saved.', error);
  return error instanceof DOMException ? OFFLINE_TEXTS.refused : OFFLINE_TEXTS.failed;
}

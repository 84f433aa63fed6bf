import {useCallback, useEffect, useRef} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {LIVE_DELAY_MS} from '@site/src/data/runLimits';
import type {RunFile} from '@site/src/runners/types';

const DIALOG = /\b(?:alert|confirm|prompt)\s*\(/;

/** Whether files may run while the reader types; not with dialogs, which would open again and again. */
export function canFollowTyping(files: readonly RunFile[]): boolean {
  return !files.some(({text}) => DIALOG.test(text));
}

/**
 * Runs the files a short while after they have changed, while `isLive` is true.
 *
 * @returns a function that cancels the pending run, because the reader has started one
 */
export function useLiveRun(
  files: readonly RunFile[],
  isLive: boolean,
  run: () => void,
): () => void {
  // Extracting the text of the author's files from highlighted HTML takes time, so it is only done when needed.
  const text = isLive ? files.map((file) => file.text).join('\0') : undefined;
  const seen = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const runNow = useEvent(run);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    const isChanged = seen.current !== undefined && text !== seen.current;
    seen.current = text;
    if (text !== undefined && isChanged) {
      timer.current = setTimeout(runNow, LIVE_DELAY_MS);
    }
    return cancel;
  }, [text, runNow, cancel]);
  return cancel;
}

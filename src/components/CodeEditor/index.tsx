import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import type {FileErrors} from '@site/src/lib/code/lineErrors';
import type {Editor, KeptEditor} from './createEditor';
import styles from './styles.module.css';

/** The histories of files whose editors are closed. */
export type Memory = Map<string, KeptEditor>;

export interface Props {
  readonly text: string;
  readonly lang: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  /** What the last run found in the file. */
  readonly found?: FileErrors;
  /** Returns, once, where the reader clicked to open the editor. */
  readonly takeCaret: () => number | undefined;
  readonly memory: Memory;
  /** Shown until the editor has loaded, and permanently if loading fails. */
  readonly fallback: ReactNode;
}

/** A code editor that is loaded when it is first shown. */
export default function CodeEditor(props: Props): ReactNode {
  const {text, lang, label, onChange, onRun, found, takeCaret, memory, fallback} = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const change = useEvent(onChange);
  const run = useEvent(onRun);
  const initial = useRef(text);
  initial.current = text;

  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const {createEditor} = await import('./createEditor');
      if (isGone || !host.current) {
        return;
      }
      const created = await createEditor(host.current, {
        text: initial.current,
        lang,
        label,
        kept: memory.get(label),
        caret: takeCaret(),
        onChange: change,
        onRun: run,
      });
      if (isGone) {
        created.destroy();
        return;
      }
      editor.current = created;
      setState('ready');
    };
    start().catch((error: unknown) => {
      console.warn('The editor cannot be loaded.', error);
      setState('failed');
    });
    return () => {
      isGone = true;
      if (editor.current) {
        memory.set(label, editor.current.keep());
        editor.current.destroy();
        editor.current = undefined;
      }
    };
  }, [lang, label, takeCaret, memory, change, run]);

  useEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => editor.current?.setErrors(found), [state, found]);
  // Only a visible field can take focus.
  useEffect(() => {
    if (state === 'ready') {
      editor.current?.focus();
    }
  }, [state]);

  return (
    <>
      <div ref={host} className={styles.host} hidden={state !== 'ready'} />
      {state !== 'ready' && fallback}
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          The editor could not be loaded. Check your connection and press Edit again.
        </p>
      )}
    </>
  );
}

import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import type {Editor} from './createEditor';
import styles from './styles.module.css';

export interface Props {
  readonly text: string;
  readonly lang: string;
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
  /** Shown until the editor has loaded, and instead of it if loading fails. */
  readonly fallback: ReactNode;
}

/** A code editor that is loaded when it is first shown. */
export default function CodeEditor({
  text,
  lang,
  label,
  onChange,
  onRun,
  fallback,
}: Props): ReactNode {
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
      const options = {text: initial.current, lang, label, onChange: change, onRun: run};
      const created = await createEditor(host.current, options);
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
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [lang, label, change, run]);

  useEffect(() => editor.current?.setText(text), [text]);
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

import {useEffect, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {KEEP_DELAY_MS} from '@site/src/data/runLimits';
import {
  applyOwnVersion,
  fingerprint,
  type OwnVersion,
  ownVersionKey,
  parseOwnVersion,
} from '@site/src/lib/code/ownVersion';
import {readStored, removeStored, writeStored} from '@site/src/lib/storage';
import type {RunFile} from '@site/src/runners/types';

export type Version = 'mine' | 'original';

export interface OwnVersionState {
  /** The files of the current version. */
  readonly files: readonly RunFile[];
  readonly version: Version;
  readonly hasMine: boolean;
  /** True when the current version of the file is the reader's and differs from the author's. */
  readonly isChanged: (name: string) => boolean;
  /** The author has changed the example since the reader first edited it. */
  readonly isOutdated: boolean;
  readonly show: (version: Version) => void;
  /** Changes and stores the reader's version, which starts as a copy of the current one. */
  readonly setText: (name: string, text: string) => void;
  /** Deletes the reader's version. */
  readonly reset: () => void;
}

/**
 * Stores the reader's version of a block on the device, alongside the author's. A page rendered in the
 * browser starts with the reader's version, so that after Back the page is as high as it was.
 */
export function useOwnVersion(id: string, originals: readonly RunFile[]): OwnVersionState {
  const {pathname} = useLocation();
  const key = ownVersionKey(pathname, id);
  const isBrowser = useIsBrowser();
  const [own, setOwn] = useState(() => (isBrowser ? parseOwnVersion(readStored(key)) : undefined));
  const [version, show] = useState<Version>(own ? 'mine' : 'original');
  const hasMine = own !== undefined;
  const original = useMemo(
    () => (hasMine ? fingerprint(originals) : undefined),
    [hasMine, originals],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<() => void>(undefined);

  useEffect(() => {
    const kept = parseOwnVersion(readStored(key));
    setOwn(kept);
    show(kept ? 'mine' : 'original');
    const flush = () => {
      clearTimeout(timer.current);
      unsaved.current?.();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, [key]);

  const keep = (next: OwnVersion) => {
    unsaved.current = () => {
      unsaved.current = undefined;
      writeStored(key, JSON.stringify({...next, at: Date.now()}));
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => unsaved.current?.(), KEEP_DELAY_MS);
  };
  return {
    files: applyOwnVersion(originals, version === 'mine' ? own : undefined),
    version,
    hasMine,
    isOutdated: own !== undefined && own.original !== original,
    isChanged(name) {
      const mine = version === 'mine' ? own?.texts[name] : undefined;
      return mine !== undefined && mine !== originals.find((file) => file.name === name)?.text;
    },
    show,
    setText(name, text) {
      const isMine = version === 'mine' && own !== undefined;
      const base = isMine ? own : {texts: {}, original: fingerprint(originals)};
      const next = {...base, texts: {...base.texts, [name]: text}};
      setOwn(next);
      show('mine');
      keep(next);
    },
    reset() {
      clearTimeout(timer.current);
      unsaved.current = undefined;
      removeStored(key);
      setOwn(undefined);
      show('original');
    },
  };
}

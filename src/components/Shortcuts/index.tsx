import React, {useCallback, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Late from '@site/src/components/Late';
import {SHORTCUT_KEYS} from '@site/src/data/readerTexts';
import {useHotKeys} from '@site/src/hooks/useHotKeys';

export interface Props {
  readonly className: string | undefined;
}

const KEYS = [SHORTCUT_KEYS.shortcuts];

const load = () => import('./ShortcutList');

/** The button, and the key, that open the list of shortcuts. */
export default function Shortcuts({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
    return true;
  }, []);
  useHotKeys(KEYS, open);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        // Before hydration the button takes up its space but cannot be used.
        style={isBrowser ? undefined : {visibility: 'hidden'}}
        onClick={open}
      >
        Keyboard shortcuts
      </button>
      {isOpen && <Late load={load} props={{onClosed: () => setOpen(false)}} />}
    </>
  );
}

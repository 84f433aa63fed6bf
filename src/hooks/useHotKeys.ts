import {useEffect} from 'react';
import {KEYS} from '@site/src/lib/readersData/keys';
import {readStored, removeStored, writeStored} from '@site/src/lib/storage';

/** Elements in which a letter is typed as text. */
const TEXT_CONTROLS =
  'textarea, select, input, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

const OFF = 'off';

/** Whether the reader has switched single keys off, as speech input or a screen reader may need. */
export function areHotKeysOff(): boolean {
  return readStored(KEYS.shortcuts) === OFF;
}

export function switchHotKeys(on: boolean): void {
  if (on) {
    removeStored(KEYS.shortcuts);
  } else {
    writeStored(KEYS.shortcuts, OFF);
  }
}

/**
 * Calls back when one of the keys is pressed outside text controls and without Ctrl, Alt or Meta. If the
 * callback returns true, it has used the key, and the default action is prevented.
 */
export function useHotKeys(keys: readonly string[], onPress: () => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        keys.includes(event.key) &&
        !hasModifier(event) &&
        !event.defaultPrevented &&
        !event.isComposing &&
        !isTyping(event) &&
        !isCovered(event) &&
        !areHotKeysOff() &&
        onPress()
      ) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [keys, onPress]);
}

function hasModifier({ctrlKey, altKey, metaKey}: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

/** While a dialog is open, the page below it cannot be used. */
function isCovered({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('dialog[open]') !== null;
}

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TEXT_CONTROLS) !== null;
}

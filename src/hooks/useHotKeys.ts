import {useEffect} from 'react';

/** Elements in which a letter is typed as text. */
const TEXT_CONTROLS =
  'textarea, select, input, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

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

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TEXT_CONTROLS) !== null;
}

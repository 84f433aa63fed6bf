import {useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject} from 'react';

export interface BoxFocus {
  /** Whether focus is in the box: the input or one of its buttons. */
  readonly isFocused: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  /** Focuses the box. Returns false when the box is not visible. */
  readonly focus: () => boolean;
  readonly leave: () => void;
}

/** Tracks focus in the search box. A press elsewhere removes it, on touch screens too. */
export function useBoxFocus(): BoxFocus {
  const [isFocused, setFocused] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);

  const focus = useCallback(() => {
    const input = inputRef.current;
    // Text that is already being typed is not selected, because the next key would replace it.
    if (input !== null && document.activeElement !== input) {
      input.focus();
      input.select();
    }
    return document.activeElement === input;
  }, []);

  const leave = useCallback(() => {
    if (formRef.current?.contains(document.activeElement)) {
      (document.activeElement as HTMLElement).blur();
    }
  }, []);

  useEffect(() => {
    if (!isFocused) {
      return undefined;
    }
    const leaveByPress = ({target}: PointerEvent): void => {
      if (!formRef.current?.contains(target as Node)) {
        leave();
      }
    };
    document.addEventListener('pointerdown', leaveByPress);
    return () => document.removeEventListener('pointerdown', leaveByPress);
  }, [isFocused, leave]);

  return {
    isFocused,
    formRef,
    inputRef,
    onFocus: useCallback(() => setFocused(true), []),
    onBlur: useCallback(({relatedTarget}) => {
      if (!formRef.current?.contains(relatedTarget)) {
        setFocused(false);
      }
    }, []),
    focus,
    leave,
  };
}

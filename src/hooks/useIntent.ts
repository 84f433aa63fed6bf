import {type DOMAttributes, useEffect, useRef} from 'react';

/** Long enough to ignore a pointer that only passes over, and the Tab key on its way elsewhere. */
export const REST_MS = 60;

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>;

/**
 * Calls back when the reader seems about to press an element: on press, or when the pointer or focus rests on
 * it.
 */
export function useIntent(onIntent: () => void): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  const arrive = () => {
    leave();
    timer.current = setTimeout(onIntent, REST_MS);
  };
  useEffect(() => leave, []);
  return {
    onPointerEnter: arrive,
    onPointerLeave: leave,
    onPointerDown: onIntent,
    onFocus: arrive,
    onBlur: leave,
  };
}

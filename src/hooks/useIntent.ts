import {type DOMAttributes, useEffect, useRef} from 'react';

/** A pointer that only passes, or the Tab key on its way elsewhere, leaves earlier. */
export const REST_MS = 60;

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur'
>;

/** For an element that the reader is about to press: it is pressed, or the pointer or the focus rests on it. */
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

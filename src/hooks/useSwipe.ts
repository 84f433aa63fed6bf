import {useRef, type TouchEvent} from 'react';
import {PRESENTING} from '@site/src/data/presenting';
import {swipeAction} from '@site/src/lib/swipe';
import {useDrawer} from './useDrawer';

interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/**
 * Touch handlers that open the drawer with a swipe from the left edge and close it with any other horizontal
 * swipe.
 */
export function useSwipe(): SwipeHandlers {
  const {open, close} = useDrawer();
  const start = useRef({x: 0, y: 0});
  return {
    onTouchStart: ({changedTouches}) => {
      const touch = changedTouches[0];
      start.current = {x: touch?.clientX ?? 0, y: touch?.clientY ?? 0};
    },
    onTouchEnd: ({changedTouches}) => {
      const touch = changedTouches[0];
      // The drawer is hidden during a presentation.
      if (touch === undefined || document.documentElement.hasAttribute(PRESENTING)) {
        return;
      }
      const action = swipeAction(start.current, {x: touch.clientX, y: touch.clientY});
      if (action === 'open') {
        open();
      } else if (action === 'close') {
        close();
      }
    },
  };
}

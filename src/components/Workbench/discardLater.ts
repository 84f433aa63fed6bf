import {afterPaint} from '@site/src/hooks/afterPaint';

type Keeper = HTMLElement & {moveBefore?(node: Node, child: Node | null): void};

/**
 * To take a frame apart takes a slow phone longer than all else on a page. One that goes with its page is put
 * aside, where the browser can do that, and taken apart when the next page stands on the screen.
 */
export function discardLater(frame: HTMLIFrameElement | null): (() => void) | undefined {
  if (frame === null) {
    return undefined;
  }
  return () => {
    const keeper: Keeper = document.body;
    if (keeper.moveBefore && frame.isConnected) {
      keeper.moveBefore(frame, null);
      frame.hidden = true;
      afterPaint(() => frame.remove());
    }
  };
}

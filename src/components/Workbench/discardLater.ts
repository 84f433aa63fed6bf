import {afterPaint} from '@site/src/hooks/afterPaint';

type Keeper = HTMLElement & {moveBefore?(node: Node, child: Node | null): void};

/**
 * Destroying a frame takes a slow phone longer than anything else on a page. When the page is left, its frame
 * is therefore moved aside, in browsers that support it, and destroyed once the next page has been painted.
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

import {SWIPE_EDGE_PX, SWIPE_THRESHOLD_PX} from '../data/limits';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawer action for a touch from one point to another; undefined if it is not a horizontal swipe. */
export function swipeAction(from: Point, to: Point): 'open' | 'close' | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) <= Math.abs(dy) || Math.abs(dx) <= SWIPE_THRESHOLD_PX) {
    return undefined;
  }
  return dx > 0 && from.x <= SWIPE_EDGE_PX ? 'open' : 'close';
}

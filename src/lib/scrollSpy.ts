import {SCROLL_SPY_OFFSET_PX} from '../data/limits';

export interface SpiedHeading {
  readonly hash: string;
  /** Distance of the heading from the top of the document, minus the navbar's height, in pixels. */
  readonly top: number;
}

interface Scroll {
  readonly top: number;
  /** Maximum scroll position. */
  readonly end: number;
}

/**
 * The hash for a scroll position (F5–F7 of the specification): none at the very top, the unchanged hash above the
 * first heading, and the hash of the current heading otherwise.
 */
export function hashInView(
  headings: readonly SpiedHeading[],
  {top, end}: Scroll,
  current: string,
): string {
  if (top < SCROLL_SPY_OFFSET_PX) {
    return '';
  }
  const index = headings.findLastIndex((heading) => top >= heading.top - SCROLL_SPY_OFFSET_PX);
  if (end - top < SCROLL_SPY_OFFSET_PX) {
    const clicked = headings.findIndex(({hash}) => hash === current);
    if (clicked > index) {
      return current;
    }
  }
  return headings[index]?.hash ?? current;
}

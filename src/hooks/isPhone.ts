import {BREAKPOINTS_PX} from '@site/src/data/limits';

/**
 * Whether the window is so narrow that the menu and the list of pages are in the drawer, and the search box
 * covers the page.
 */
export function isPhone(): boolean {
  return window.matchMedia(`(max-width: ${BREAKPOINTS_PX.mobile}px)`).matches;
}

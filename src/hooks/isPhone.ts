import {MOBILE_BREAKPOINT_PX} from '@site/src/data/limits';

/** Whether the menu and the list of pages are in the drawer, and the search box is a sheet over the page. */
export function isPhone(): boolean {
  return window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX}px)`).matches;
}

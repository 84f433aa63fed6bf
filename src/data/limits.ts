/** Constants of the user interface, with their units. */

/** Scroll position above which the back-to-top button appears. */
export const BACK_TO_TOP_THRESHOLD_PX = 300;
export const SCROLL_DEBOUNCE_MS = 100;

export const SCROLL_SPY_DELAY_MS = 300;
/** Tolerance when comparing a heading with the scroll position. Scroll positions below it remove the hash. */
export const SCROLL_SPY_OFFSET_PX = 5;

export const ZOOM_REFRESH_MS = 300;
export const ZOOM_CLOSE_SCROLL_PX = 40;
export const ZOOM_MARGIN_PX = 0;
export const ZOOM_BACKGROUND = '#fff';

/** Settings of the progress bar as nprogress names them: fractions of the width, and milliseconds. */
export const PROGRESS = {
  minimum: 0.08,
  easing: 'ease',
  speed: 200,
  trickle: true,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;

/**
 * Window widths at which the layout changes; at exactly this width the first layout still applies. Media
 * queries cannot read them, so the style sheets repeat them: `grep -rn 719px src` lists where, and
 * tests/unit/breakpoints.test.ts fails on a width that is not here.
 */
export const BREAKPOINTS_PX = {
  /** Code extends from edge to edge, and the picture of a home page is less tall. */
  narrow: 419,
  /** The menu and the list of pages are in the drawer, and the search box covers the page. */
  mobile: 719,
  /** The items of the navbar's menu are closer together. */
  tight: 879,
  /** There is no button back to the top, and the footer is one column. */
  medium: 959,
} as const;
export const SWIPE_THRESHOLD_PX = 40;
/** A swipe that opens the drawer has to start within this distance of the left edge. */
export const SWIPE_EDGE_PX = 80;

export const SIDEBAR_DEPTH = 2;
export const HERO_HEIGHT_PX = 280;
export const DEFAULT_BRANCH = 'main';

export const SEARCH_LIMIT = 10;
export const SEARCH_HOT_KEYS = ['s', '/'] as const;

/** Length of the start of a path that identifies a course: a slash, seven characters, a slash. */
export const COURSE_KEY_LENGTH = 9;

export const PAGE_TRANSITION_MS = 200;

/** Height of a challenge's frame, which fills the width. */
export const CHALLENGE_HEIGHT_PX = 700;
export const CODEPEN_TABS = 'html result';
export const SCREENCAST_SIZE_PX = {width: 560, height: 315} as const;
export const YOUTUBE_SIZE_PX = {width: 640, height: 360} as const;
export const VIDEO_WIDTH = '100%';
/** Height of a pen's frame if none is given. */
export const PEN_HEIGHT_PX = 400;

/**
 * A page or chunk that has not arrived after this time is reported as slow, with a button to load it again.
 */
export const CHUNK_PATIENCE_MS = 8000;

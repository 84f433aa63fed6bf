/** Numbers of the interface, with their units. */

/** Scroll position above which back-to-top shows. */
export const BACK_TO_TOP_THRESHOLD_PX = 300;
export const SCROLL_DEBOUNCE_MS = 100;

export const SCROLL_SPY_DELAY_MS = 300;
/** Tolerance when a heading is compared with the scroll position; below it the hash is removed. */
export const SCROLL_SPY_OFFSET_PX = 5;

export const ZOOM_REFRESH_MS = 300;
export const ZOOM_CLOSE_SCROLL_PX = 40;
export const ZOOM_MARGIN_PX = 0;
export const ZOOM_BACKGROUND = '#fff';

/** Settings of the progress bar, in nprogress’ own terms: parts of the width, and milliseconds. */
export const PROGRESS = {
  minimum: 0.08,
  easing: 'ease',
  speed: 200,
  trickle: true,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;

/** At this width and below the navbar’s menu moves into the drawer. */
export const MOBILE_BREAKPOINT_PX = 719;
export const SWIPE_THRESHOLD_PX = 40;
/** A swipe that opens the drawer begins within this distance of the left edge. */
export const SWIPE_EDGE_PX = 80;

export const SIDEBAR_DEPTH = 2;
export const HERO_HEIGHT_PX = 280;
export const DEFAULT_BRANCH = 'main';

export const SEARCH_LIMIT = 10;
export const SEARCH_HOT_KEYS = ['s', '/'] as const;

/** Characters of a path that name a course: a slash, seven characters, a slash. */
export const COURSE_KEY_LENGTH = 9;

export const PAGE_TRANSITION_MS = 200;

/** Frame of a challenge; it fills the width. */
export const CHALLENGE_HEIGHT_PX = 700;
export const CODEPEN_TABS = 'html result';
export const SCREENCAST_SIZE_PX = {width: 560, height: 315} as const;
export const YOUTUBE_SIZE_PX = {width: 640, height: 360} as const;
export const VIDEO_WIDTH = '100%';
/** Frame of a pen that gives no height. */
export const PEN_HEIGHT_PX = 400;

/** A page or chunk that has not arrived by then is called slow, with a way to load it afresh. */
export const CHUNK_PATIENCE_MS = 8000;

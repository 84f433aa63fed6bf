/** Limits for examples that run in the page, with their units. */

/** How long a loop may block the frame. In Firefox and Safari it blocks the portal for as long. */
export const LOOP_LIMIT_MS = 800;
/** A console example that does not respond for this long is terminated. */
export const BUSY_LIMIT_MS = 1000;
/** A console example is terminated after this time, including its timers. */
export const CONSOLE_LIMIT_MS = 10_000;
/** A preview counts as finished after this time, even if timers are pending. */
export const SETTLE_LIMIT_MS = 3000;
/** A preview that does not respond for this long is removed. */
export const ALIVE_LIMIT_MS = 4000;
export const ALIVE_INTERVAL_MS = 500;
/** Maximum number of characters of output that are stored. */
export const OUTPUT_LIMIT = 100_000;
/** Maximum number of dialogs per run. */
export const DIALOG_LIMIT = 20;
/** How long a frame may take to start. */
export const FRAME_START_LIMIT_MS = 10_000;

/** Height of a preview in CSS pixels if the author gives none. */
export const PREVIEW_HEIGHT_PX = 180;
/** The fragment with which a still begins with the browser's dark colours. */
export const DARK_STILL = 'dark-preview';
/**
 * A still runs no scripts: the frame and the document's own policy both refuse them. It keeps the portal's
 * origin, because the Chromium that has no window leaves frames of other processes blank in a PDF.
 */
export const STILL_SANDBOX = 'allow-same-origin';
/** From this compressed size on, a Run button shows the download size. */
export const SHOWN_SIZE_KB = 200;
/** Delay after a keystroke before the reader's version is stored. */
export const KEEP_DELAY_MS = 300;

/** Delay after a keystroke before a preview follows what was typed. */
export const LIVE_DELAY_MS = 600;

/** How long a worker's engine may take to load, even on a slow connection. */
export const ENGINE_LOAD_LIMIT_MS = 90_000;
/** An engine that has been idle for this long is terminated to free its memory. */
export const ENGINE_IDLE_LIMIT_MS = 300_000;
/** Time limits for one run in a worker, once its engine is loaded. */
export const ENGINE_LIMITS_MS = {console: 8000, php: 6000, scss: 4000, sql: 4000} as const;

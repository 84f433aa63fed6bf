/** Limits of examples that run in the page, with their units. */

/** A loop may keep the frame busy this long. In Firefox and Safari the portal waits as long. */
export const LOOP_LIMIT_MS = 800;
/** A console example that does not answer for so long is ended. */
export const BUSY_LIMIT_MS = 1000;
/** A console example, its timers included, is ended after this time. */
export const CONSOLE_LIMIT_MS = 10_000;
/** A preview counts as finished after this time, whatever timers still wait. */
export const SETTLE_LIMIT_MS = 3000;
/** A preview that does not answer for so long is taken down. */
export const ALIVE_LIMIT_MS = 4000;
export const ALIVE_INTERVAL_MS = 500;
/** Characters of output that are kept. */
export const OUTPUT_LIMIT = 100_000;
/** Dialogs that one run may open. */
export const DIALOG_LIMIT = 20;
/** The frame must have started after this time. */
export const FRAME_START_LIMIT_MS = 10_000;

/** Height of a preview whose author gives none, in CSS pixels. */
export const PREVIEW_HEIGHT_PX = 180;
/** Compressed size from which a Run button says what it loads. */
export const SHOWN_SIZE_KB = 200;
/** Wait after a key stroke before the reader's version is kept. */
export const KEEP_DELAY_MS = 300;

/** A worker’s engine must be loaded after this time, on a slow connection too. */
export const ENGINE_LOAD_LIMIT_MS = 90_000;
/** An engine that has had nothing to do for so long is ended, and its memory given back. */
export const ENGINE_IDLE_LIMIT_MS = 300_000;
/** One run in a worker, once its engine is loaded. */
export const ENGINE_LIMITS_MS = {console: 8000, php: 6000, scss: 4000, sql: 4000} as const;

/** Limits for scripts that a lesson shows step by step (`trace`), with their units. */

/** No more lines than this fit on a screen beside the variables. */
export const TRACE_LINES = 40;
/** More steps than anyone would click through. */
export const TRACE_STEPS = 60;
/** Milliseconds that a script may run while it is being recorded, including its timers. */
export const TRACE_LIMIT_MS = 10_000;
/** Milliseconds after which the recording process is killed. */
export const TRACE_PATIENCE_MS = 30_000;
/** Maximum number of characters of a value in the table of variables. */
export const TRACE_VALUE_LENGTH = 120;

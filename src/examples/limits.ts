/** Milliseconds that JavaScript may run without yielding. */
export const JS_SYNC_LIMIT = 1_000;
/** Milliseconds in which a JavaScript example must have finished, its timers included. */
export const JS_LIMIT = 5_000;
/** Milliseconds after which the process of a job is killed; long enough for a cold start of the slowest engine. */
export const JOB_LIMIT = 60_000;
/** The same for an example that is marked as never ending; its engine is warm by then. */
export const LOOP_LIMIT = 8_000;
/** Lessons with more runnable blocks than this must run most of them. */
export const SHARE_RULE_FROM = 5;
/** Share of a lesson's runnable blocks that may be `norun` or `fragment`. */
export const NOT_RUN_SHARE = 0.2;
/** The same for a whole topic or course. */
export const NOT_RUN_SHARE_OF_TOPIC = 0.15;
/** Number of processes that run at the same time; the machine that builds the portal has two cores. */
export const PROCESSES = 2;

/** Milliseconds that JavaScript may run without a pause. */
export const JS_SYNC_LIMIT = 1_000;
/** Milliseconds in which a JavaScript example must have finished, its timers included. */
export const JS_LIMIT = 5_000;
/** Milliseconds after which the process of a job is killed: a cold start of the slowest engine fits. */
export const JOB_LIMIT = 60_000;
/** The same for an example that says it never ends; its engine has been warmed up. */
export const LOOP_LIMIT = 8_000;
/** Lessons with more runnable blocks than this must run most of them. */
export const SHARE_RULE_FROM = 5;
/** Part of the runnable blocks of a lesson that may be `norun` or `fragment`. */
export const NOT_RUN_SHARE = 0.2;
/** The same of a whole topic or course. */
export const NOT_RUN_SHARE_OF_TOPIC = 0.15;
/** Processes that work at the same time; the machine that builds the portal has two cores. */
export const PROCESSES = 2;

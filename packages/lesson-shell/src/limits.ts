/** Characters of output that one command may print. */
export const OUTPUT_LIMIT = 100_000;

/** The limit that stopped a command: it printed too much, or it never ended. */
export type StopReason = 'output' | 'loop';

/**
 * just-bash's defence in depth is documented for Node only: it tells the calls of a script apart by
 * `AsyncLocalStorage`, which its build for browsers replaces by a stub. There it would guard nothing.
 * No command here runs JavaScript of the reader; the wall is the sandboxed document of the worker.
 */
export const NO_SECOND_WALL = false;

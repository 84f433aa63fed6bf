/** Bytes of output that are kept. */
export const OUTPUT_LIMIT = 100_000;

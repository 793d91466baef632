/** Milliseconds to wait for a response before looking up the outcome. */
export const RESPONSE_TIMEOUT_MS = 30_000;

/** Delays before each look-up, in milliseconds. After the last one the buyer is asked to check again. */
export const LOOKUP_DELAYS_MS = [0, 500, 1500, 4000, 10_000] as const;

/** Failed requests per intent, including the commit itself, after which the buyer is asked to check again. */
export const MAX_FAILURES = 4;

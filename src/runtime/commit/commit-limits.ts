/** Milliseconds after which an attempt without an answer is looked up. */
export const RESPONSE_TIMEOUT_MS = 30_000;

/** Waits before each look-up, in milliseconds; after the last the buyer is asked to check again. */
export const LOOKUP_DELAYS_MS = [0, 500, 1500, 4000, 10_000] as const;

/** Requests of one intent that may fail, the commit itself among them, before the buyer is asked to check again. */
export const MAX_FAILURES = 4;

/**
 * Returns epoch milliseconds. Injected, so that stories and tests have a fixed time and cut-offs use the server's time.
 */
export type Clock = () => number;

/** The device's clock. */
export const deviceClock: Clock = () => Date.now();

/** Epoch milliseconds. Injected, so that stories and tests stand still and cut-offs run on the server's time. */
export type Clock = () => number;

/** The time of this device. */
export const deviceClock: Clock = () => Date.now();

import { type Instant, instantMs } from '../rules';

/**
 * Returns epoch milliseconds. Injected, so that stories and tests have a fixed time and cut-offs use the server's time.
 */
export type Clock = () => number;

/** The device's clock. */
export const deviceClock: Clock = () => Date.now();

/** Returns a clock with the server's time: the device's clock, shifted by the difference in a response. */
export function serverClock(device: Clock, serverTime: Instant, answeredAt = device()): Clock {
  const ahead = (instantMs(serverTime) ?? answeredAt) - answeredAt;
  return () => device() + ahead;
}

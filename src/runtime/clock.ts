import { type Instant, instantMs } from '../rules';
/** Epoch milliseconds. Injected, so that stories and tests stand still and cut-offs run on the server's time. */
export type Clock = () => number;

/** The time of this device. */
export const deviceClock: Clock = () => Date.now();

/** A clock that runs on the server's time: the device's, moved by what an answer said. */
export function serverClock(device: Clock, serverTime: Instant, answeredAt = device()): Clock {
  const ahead = (instantMs(serverTime) ?? answeredAt) - answeredAt;
  return () => device() + ahead;
}

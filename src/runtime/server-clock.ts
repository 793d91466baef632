import { type Instant, instantMs } from '../rules';
import type { Clock } from './clock';

/** Returns a clock with the server's time: the device's clock, shifted by the difference in a response. */
export function serverClock(device: Clock, serverTime: Instant, answeredAt = device()): Clock {
  const ahead = (instantMs(serverTime) ?? answeredAt) - answeredAt;
  return () => device() + ahead;
}

import { type Instant, instantMs } from '../rules';
import type { Clock } from './clock';

/** A clock that runs on the server's time: the device's, moved by what an answer said. */
export function serverClock(device: Clock, serverTime: Instant, answeredAt = device()): Clock {
  const ahead = (instantMs(serverTime) ?? answeredAt) - answeredAt;
  return () => device() + ahead;
}

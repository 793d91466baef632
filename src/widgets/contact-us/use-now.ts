import { useEffect, useState } from 'react';
import { useSettings } from '../../runtime/react/provider';

/** The longest until the clock is looked at again, in milliseconds. */
const LONGEST = 15 * 60_000;
const SHORTEST = 1000;

/** Now, looked at again when something changes and when the page wakes. `changeAfter` is what is waited for. */
export function useNow(changeAfter: (now: number) => number | null): number {
  const { clock } = useSettings();
  const [now, setNow] = useState(clock);
  const change = changeAfter(now);
  useEffect(() => {
    const look = () => setNow(clock());
    const timer = setTimeout(look, change === null ? LONGEST : Math.min(LONGEST, Math.max(SHORTEST, change - now)));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, change, now]);
  return now;
}

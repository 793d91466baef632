import { useEffect, useState } from 'react';
import { FOLLOW_WAITS } from './order-placed.rules';

/**
 * Asks again and again, ever more rarely, while something is still to come; a page that nobody looks at waits.
 * `tired` once it has stopped asking by itself: the buyer may `resume` it.
 */
export function useFollow(
  active: boolean,
  again: () => void,
): { readonly tired: boolean; readonly resume: () => void } {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const wait = active ? FOLLOW_WAITS[looks] : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      // Coming back to the page asks at once, by the read's own rule.
      if (document.visibilityState === 'visible') again();
      setLooks(looks + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, looks, again]);
  return {
    tired: active && looks >= FOLLOW_WAITS.length,
    resume: () => {
      setLooks(0);
      again();
    },
  };
}

import { useEffect, useState } from 'react';
import { useSettings } from '../../runtime/react/provider';

const TICK = 500;

/**
 * Whole seconds until a time of the device clock, 0 after it. A stopped or reset clock does not extend the wait,
 * because the elapsed time counts too. Requires the time as the component's `key`.
 */
export function useSecondsLeft(until: number): number {
  const { clock } = useSettings();
  const [left, setLeft] = useState(() => seconds(until - clock()));
  useEffect(() => {
    const [begun, first] = [performance.now(), until - clock()];
    const timer = setInterval(() => {
      const now = seconds(Math.min(until - clock(), first - (performance.now() - begun)));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, TICK);
    return () => clearInterval(timer);
  }, [until, clock]);
  return left;
}

const seconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

import { useEffect, useState } from 'react';
import { useSettings } from '../../runtime/react/provider';

const TICK = 500;

/**
 * Whole seconds until a moment of the device, 0 when it is over. A clock that stands still or is put back does not make
 * the wait longer: what passes meanwhile counts. Use it under a `key` of the moment.
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

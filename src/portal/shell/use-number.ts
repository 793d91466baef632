import { useEffect, useRef } from 'react';
import type { NumberDestination, Where } from './find-number';

/** Milliseconds that a number is looked for: nobody waits longer for what may be the name of a product. */
const PATIENCE = 5000;

const load = () => import('./find-number');

/** Fetches the code that looks for numbers, before there is one to look for. */
export const prefetchNumbers = (): void => void load().catch(() => {});

/** Looks for a number while there is one and tells once what it leads to: null when it is nobody's or takes too long. */
export function useNumber(wanted: string | null, where: Where, onAnswer: (destination: NumberDestination | null) => void): void {
  const last = useRef({ where, onAnswer });
  useEffect(() => {
    last.current = { where, onAnswer };
  });
  const { accountId } = where;
  useEffect(() => {
    if (wanted === null) return;
    const control = new AbortController();
    const tell = (destination: NumberDestination | null) => {
      if (control.signal.aborted) return;
      control.abort();
      last.current.onAnswer(destination);
    };
    const timer = setTimeout(() => tell(null), PATIENCE);
    void load()
      .then(({ findNumber }) => findNumber(wanted, last.current.where, control.signal))
      .then(tell, () => tell(null));
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [wanted, accountId]);
}

import { useEffect } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { importWithRetry } from '../../ui/lazy/import-with-retry';
import type { NumberAnswer, Where } from './find-number';

/** Milliseconds that a number is looked for: nobody waits longer for what may be the name of a product. */
const PATIENCE = 5000;

const load = () => importWithRetry(() => import('./find-number'));

/** Fetches the code that looks for numbers, before there is one to look for. */
export const prefetchNumbers = (): void => void load().catch(() => {});

/** Looks for a number while there is one and tells once what it leads to. What takes too long is unanswered. */
export function useNumber(wanted: string | null, where: Where, onAnswer: (answer: NumberAnswer) => void): void {
  const last = useLatest({ where, onAnswer });
  const { accountId } = where;
  useEffect(() => {
    if (wanted === null) return;
    const control = new AbortController();
    const tell = (answer: NumberAnswer) => {
      if (control.signal.aborted) return;
      control.abort();
      last.current.onAnswer(answer);
    };
    const timer = setTimeout(() => tell('unanswered'), PATIENCE);
    void load()
      .then(({ findNumber }) => findNumber(wanted, last.current.where, control.signal))
      .then(tell, () => tell('unanswered'));
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [wanted, accountId, last]);
}

import { useEffect } from 'react';
import { useLatest } from '../../runtime/react/use-latest';
import { importWithRetry } from '../../ui/lazy/import-with-retry';
import type { NumberAnswer, Where } from './find-number';

/** Milliseconds until the search gives up: the text can also be part of a product's name, and the buyer is waiting. */
const TIMEOUT_MS = 5000;

const load = () => importWithRetry(() => import('./frame.lazy'));

/** Prefetches the code of the number search. */
export const prefetchNumbers = (): void => void load().catch(() => {});

/** Searches a number, if there is one, and reports the answer once; `unanswered` after a timeout or error. */
export function useNumber(text: string | null, where: Where, onAnswer: (answer: NumberAnswer) => void): void {
  const last = useLatest({ where, onAnswer });
  const { accountId } = where;
  useEffect(() => {
    if (text === null) return;
    const control = new AbortController();
    const answerOnce = (answer: NumberAnswer) => {
      if (control.signal.aborted) return;
      control.abort();
      last.current.onAnswer(answer);
    };
    const timer = setTimeout(() => answerOnce('unanswered'), TIMEOUT_MS);
    void load()
      .then(({ findNumber }) => findNumber(text, last.current.where, control.signal))
      .then(answerOnce, () => answerOnce('unanswered'));
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text, accountId, last]);
}

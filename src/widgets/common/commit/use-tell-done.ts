import { useEffect } from 'react';
import type { Commit } from '../../../runtime/commit/commit';
import { useLatest } from '../../../runtime/react/use-latest';

/** Tells the value of an attempt once it is done, then makes room for the next. One that an earlier page sent is told too. */
export function useTellDone<Value, Reason>(
  commit: Pick<Commit<never, Value, Reason>, 'store' | 'reset'>,
  onDone: (value: Value) => void,
): void {
  const latest = useLatest(onDone);
  useEffect(() => {
    const tell = () => {
      const now = commit.store.getState();
      if (now.phase !== 'done') return;
      commit.reset();
      latest.current(now.value);
    };
    // It may have been found out before this part came.
    queueMicrotask(tell);
    return commit.store.subscribe(() => queueMicrotask(tell));
  }, [commit, latest]);
}

import { useEffect } from 'react';
import type { Commit } from '../../../runtime/commit/commit';
import { useLatest } from '../../../runtime/react/use-latest';

/**
 * Calls `onDone` with the value of a finished attempt, also of one that an earlier page sent, then resets the commit.
 */
export function useCommitDone<Value, Reason>(
  commit: Pick<Commit<never, Value, Reason>, 'store' | 'reset'>,
  onDone: (value: Value) => void,
): void {
  const latest = useLatest(onDone);
  useEffect(() => {
    const reportDone = () => {
      const now = commit.store.getState();
      if (now.phase !== 'done') return;
      commit.reset();
      latest.current(now.value);
    };
    // The attempt may have finished before this component mounted.
    queueMicrotask(reportDone);
    return commit.store.subscribe(() => queueMicrotask(reportDone));
  }, [commit, latest]);
}

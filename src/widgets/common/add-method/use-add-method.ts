import { useEffect } from 'react';
import type { WalletMethod } from '../../../domain';
import { type CommitHandle, useCommit } from '../../../runtime/react/use-commit';
import { useLatest } from '../../../runtime/react/use-latest';

/** Storing a method, once. What comes of it is told once, also of one that an earlier page sent. */
export function useAdding(
  accountId: string | null,
  onDone: (method: WalletMethod) => void,
): CommitHandle<'addPaymentMethod'> {
  const once = useCommit('addPaymentMethod', accountId ?? undefined);
  const { commit } = once;
  const latest = useLatest(onDone);
  useEffect(() => {
    const tell = () => {
      const now = commit.store.getState();
      if (now.phase !== 'done') return;
      commit.reset();
      latest.current(now.value);
    };
    // One that was found out before this part came is told too.
    queueMicrotask(tell);
    return commit.store.subscribe(() => queueMicrotask(tell));
  }, [commit, latest]);
  return once;
}

import type { WalletMethod } from '../../../domain';
import { type CommitHandle, useCommit } from '../../../runtime/react/use-commit';
import { useTellDone } from '../commit/use-tell-done';

/** Storing a method, once. What comes of it is told once, also of one that an earlier page sent. */
export function useAdding(
  accountId: string | null,
  onDone: (method: WalletMethod) => void,
): CommitHandle<'addPaymentMethod'> {
  const once = useCommit('addPaymentMethod', accountId ?? undefined);
  useTellDone(once.commit, onDone);
  return once;
}

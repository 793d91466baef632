import type { Adapter } from '../../ports';
import { storeFor, type StorageChoice } from '../../runtime/storage';
import { accountKey, latestKey } from './stored-line-count';

/** Remembers how many lines a cart has. */
export function storeLineCount(
  adapter: Pick<Adapter, 'id'>,
  accountId: string | null,
  lines: number,
  choice: StorageChoice,
): void {
  const store = storeFor('cartLength', choice);
  store.set(accountKey(adapter, accountId), String(lines));
  store.set(latestKey(adapter), String(lines));
}

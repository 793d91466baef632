import type { Adapter } from '../../ports';
import { readStored, storedKey, storeFor, type StorageChoice } from '../../runtime/storage';

/** Most lines a skeleton draws: past a screen nobody sees whether it is right. */
const MOST = 40;

/** Where the tab keeps the length of its latest cart. */
export const latestKey = (adapter: Pick<Adapter, 'id'>) => storedKey('cartLength', adapter.id);
/** Where it keeps the length of an account's cart. */
export const accountKey = (adapter: Pick<Adapter, 'id'>, accountId: string | null) =>
  storedKey('cartLength', adapter.id, accountId ?? 'guest');

/**
 * How many lines an account's cart had last, so that its skeleton is as high as the cart that comes; this tab's latest
 * cart before the account is known, or where the tab has not seen its cart.
 */
export function lastLength(
  adapter: Pick<Adapter, 'id'>,
  accountId: string | null | undefined,
  choice: StorageChoice,
): number | undefined {
  if (typeof window === 'undefined') return undefined;
  const read = (key: string) =>
    readStored(storeFor('cartLength', choice), key, (value) =>
      typeof value === 'number' && value >= 1 ? Math.min(MOST, value) : null,
    );
  return (
    (accountId === undefined ? null : read(accountKey(adapter, accountId))) ?? read(latestKey(adapter)) ?? undefined
  );
}

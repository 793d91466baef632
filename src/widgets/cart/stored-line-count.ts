import type { Adapter } from '../../ports';
import { readStored, storedKey, storeFor, type StorageChoice } from '../../runtime/storage';

/** Largest number of lines of a skeleton; more are outside the viewport. */
const MAX_SKELETON_LINES = 40;

/** Storage key for the line count of the tab's latest cart. */
export const latestCartKey = (adapter: Pick<Adapter, 'id'>) => storedKey('cartLength', adapter.id);
/** Storage key for the line count of an account's cart. */
export const accountCartKey = (adapter: Pick<Adapter, 'id'>, accountId: string | null) =>
  storedKey('cartLength', adapter.id, accountId ?? 'guest');

/**
 * Returns the last line count of an account's cart, so that its skeleton has the right height. Before the account is
 * known, or if its cart is new to the tab, returns that of the tab's latest cart.
 */
export function readLineCount(
  adapter: Pick<Adapter, 'id'>,
  accountId: string | null | undefined,
  choice: StorageChoice,
): number | undefined {
  if (typeof window === 'undefined') return undefined;
  const read = (key: string) =>
    readStored(storeFor('cartLength', choice), key, (value) =>
      typeof value === 'number' && value >= 1 ? Math.min(MAX_SKELETON_LINES, value) : null,
    );
  return (
    (accountId === undefined ? null : read(accountCartKey(adapter, accountId))) ??
    read(latestCartKey(adapter)) ??
    undefined
  );
}

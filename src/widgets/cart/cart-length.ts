import type { Adapter } from '../../ports';
import { readStored, storedKey, storeFor, type StorageChoice, type StoredKind } from '../../runtime/storage';

/** Most lines a skeleton draws: past a screen nobody sees whether it is right. */
const MOST = 40;

const read = (kind: StoredKind, key: string, choice: StorageChoice): number | undefined => {
  if (typeof window === 'undefined') return undefined;
  const lines = readStored(storeFor(kind, choice), key, (value) => (typeof value === 'number' && value >= 1 ? Math.min(MOST, value) : null));
  return lines ?? undefined;
};

const latestKey = (adapter: Pick<Adapter, 'id'>) => storedKey('preference', adapter.id, 'cart-length');
const accountKey = (adapter: Pick<Adapter, 'id'>, accountId: string | null) => storedKey('cartLength', adapter.id, accountId ?? '');

/**
 * How many lines an account's cart had last, so that its skeleton is as high as the cart that comes; the latest cart of
 * this browser before the account is known, or where this tab has not seen its cart.
 */
export const lastLength = (adapter: Pick<Adapter, 'id'>, accountId: string | null | undefined, choice: StorageChoice): number | undefined =>
  (accountId === undefined ? undefined : read('cartLength', accountKey(adapter, accountId), choice)) ?? read('preference', latestKey(adapter), choice);

/** Remembers how many lines a cart has. */
export function keepLength(adapter: Pick<Adapter, 'id'>, accountId: string | null, lines: number, choice: StorageChoice): void {
  storeFor('cartLength', choice).set(accountKey(adapter, accountId), String(lines));
  storeFor('preference', choice).set(latestKey(adapter), String(lines));
}

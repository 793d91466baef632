import { readStored, type StorageChoice, storedKey, storeFor } from '../../../runtime/storage';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Which list an account's buyer used last in this tab; a hint, which a list that is gone makes void. */
export function lastListOf(adapterId: string, accountId: string, storage: StorageChoice) {
  const store = storeFor('lastList', storage);
  const key = storedKey('lastList', adapterId, accountId);
  return {
    read: (): string | null => readStored(store, key, text),
    keep: (listId: string): void => store.set(key, JSON.stringify(listId)),
  };
}

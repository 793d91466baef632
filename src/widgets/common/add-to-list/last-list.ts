import { readStored, type StorageChoice, storedKey, storeFor } from '../../../runtime/storage';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Store for the list that an account's buyer used last in this tab. It is only a hint: the list may have been deleted.
 */
export function lastListOf(adapterId: string, accountId: string, storage: StorageChoice) {
  const store = storeFor('lastList', storage);
  const key = storedKey('lastList', adapterId, accountId);
  return {
    read: (): string | null => readStored(store, key, text),
    keep: (listId: string): void => store.set(key, JSON.stringify(listId)),
  };
}

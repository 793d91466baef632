import { readStored, type StorageChoice, storedKey, storeFor } from '../../../../runtime/storage';
import type { EntryModel, PendingEntry } from './entry.store';

/** Maximum number of stored products. */
const MAX_STORED_ENTRIES = 500;
/** Maximum number of stored characters of a typed text. */
const MAX_TEXT_LENGTH = 20;

const isShort = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** Parses stored entries; null for any other value. */
export function parseEntries(value: unknown): readonly PendingEntry[] | null {
  if (!Array.isArray(value) || value.length > MAX_STORED_ENTRIES) return null;
  const entries = value.flatMap((entry: unknown) => {
    const [id, sku, text]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    return isShort(id, 200) && id !== '' && isShort(sku, 200) && isShort(text, MAX_TEXT_LENGTH) && text !== ''
      ? [{ id, sku, text }]
      : [];
  });
  return entries.length === value.length ? entries : null;
}

/**
 * Stores the entries through a reload of the page (decision 45): ids, SKUs and quantities, but nothing that the catalog
 * can change in the meantime. Restores earlier entries first. Returns the function that stops storing.
 */
export function storeEntries(
  model: EntryModel,
  adapterId: string,
  accountId: string | null,
  choice: StorageChoice,
): () => void {
  const store = storeFor('entries', choice);
  const key = storedKey('entries', adapterId, accountId ?? '');
  model.restorePending(readStored(store, key, parseEntries) ?? []);
  return model.store.subscribe(({ entries, pending }, before) => {
    if (entries === before.entries && pending === before.pending) return;
    const typed = Object.values(entries).map(({ product, text }) => [
      product.id,
      product.sku,
      text.slice(0, MAX_TEXT_LENGTH),
    ]);
    const stored = [...typed, ...pending.map(({ id, sku, text }) => [id, sku, text])].slice(0, MAX_STORED_ENTRIES);
    if (stored.length === 0) store.remove(key);
    else store.set(key, JSON.stringify(stored));
  });
}

import { clear, createStore, get, keys, update, type UseStore } from 'idb-keyval';

/** Storage of the demo's changes: values by key, each changed atomically. */
export interface DemoStore {
  get(key: string): Promise<unknown>;
  keys(): Promise<readonly string[]>;
  /**
   * Reads and writes in one transaction; other tabs wait. An error thrown by `change` is rethrown, and nothing is
   * written.
   */
  update(key: string, change: (value: unknown) => unknown): Promise<void>;
  clear(): Promise<void>;
}

/** Creates a store in memory. Two adapters with the same store behave like two tabs of one browser. */
export function createMemoryStore(): DemoStore {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => structuredClone(values.get(key)),
    keys: async () => [...values.keys()],
    update: async (key, change) => void values.set(key, structuredClone(change(structuredClone(values.get(key))))),
    clear: async () => values.clear(),
  };
}

const DATABASE = 'tradefront-demo';
const TABLE = 'state';

/**
 * Creates a store in the browser's IndexedDB, or in memory if it is unavailable (private windows, blocked storage). The
 * database is opened on first use, so that importing and creating the adapter have no effect.
 */
export function createBrowserStore(): DemoStore {
  let opened: Promise<DemoStore> | undefined;
  const store = (): Promise<DemoStore> => (opened ??= open());
  return {
    get: async (key) => (await store()).get(key),
    keys: async () => (await store()).keys(),
    update: async (key, change) => (await store()).update(key, change),
    clear: async () => (await store()).clear(),
  };
}

async function open(): Promise<DemoStore> {
  if (typeof indexedDB === 'undefined') return createMemoryStore();
  try {
    const table = createStore(DATABASE, TABLE);
    await keys(table);
    return tableStore(table);
  } catch {
    return createMemoryStore();
  }
}

const tableStore = (table: UseStore): DemoStore => ({
  get: (key) => get(key, table),
  keys: async () => (await keys(table)).filter((key) => typeof key === 'string'),
  update: (key, change) => update(key, change, table),
  clear: () => clear(table),
});

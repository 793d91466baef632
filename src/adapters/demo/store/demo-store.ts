import { clear, createStore, get, keys, update, type UseStore } from 'idb-keyval';

/** Where the demo keeps what was written: values by key, each changed in one step that nothing comes between. */
export interface DemoStore {
  get(key: string): Promise<unknown>;
  keys(): Promise<readonly string[]>;
  /** Reads and writes in one transaction; a second tab waits for it. What `change` throws is thrown, and nothing is written. */
  update(key: string, change: (value: unknown) => unknown): Promise<void>;
  clear(): Promise<void>;
}

/** A store that lives as long as the object. Two adapters given the same one are two tabs of one browser. */
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
 * The browser's own database; memory where there is none or it can not be opened (private windows, blocked storage).
 * Made lazily, so that importing and creating the adapter touch nothing.
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

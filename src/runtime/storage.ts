import { ownValue } from '../rules/read';

/** Where widgets can store data: the browser's storages, or only the page's memory. */
export type StorageChoice = 'session and local' | 'memory';

/** The used subset of the Web Storage interface. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/**
 * All stored keys with their storage and lifetime (decision 45). The key contains the version, so that a newer format
 * never reads an older value.
 * - `visit`: this tab's session storage, until the tab closes or the buyer signs out.
 * - `account`: this browser's local storage, until the buyer signs out.
 * - `browser`: this browser's local storage. It contains no account data, so it survives a sign-out.
 */
export const storedKeys = {
  /** Id of the effective account. A hint, never trusted. */
  account: 'visit',
  /** A guest's last name, email and phone number, until they sign in or place the order. */
  guest: 'visit',
  /**
   * Data for the confirmation of a guest's order, which a guest cannot read from the backend, until their next cart or
   * sign-in.
   */
  guestOrder: 'visit',
  /** A guest's cart: ids, SKUs, names and quantities, until the buyer has signed in and decided what to do with it. */
  guestCart: 'visit',
  /** Form values of an unfinished checkout, until the order is placed. */
  draft: 'visit',
  /** Rows of an order in the order builder, by account, until they are added to the cart. */
  builderDraft: 'visit',
  /** Form values of an unsent support ticket, by account, until it is sent or discarded. */
  caseDraft: 'visit',
  /** Unsaved changes of a buyer's profile, by user, until they are saved or discarded. */
  profileDraft: 'visit',
  /** Form values of an unfinished registration, without verification codes, until it ends or is discarded. */
  registration: 'visit',
  /** An unsent message to customer service, by account or guest, until it is sent or discarded. */
  contactDraft: 'visit',
  /** Id of the most recently used shopping list, by account. A hint. */
  lastList: 'visit',
  /**
   * Quantities entered in the product list but not added yet, by account, until they are added, cleared or the account
   * changes.
   */
  entries: 'visit',
  /**
   * Form values before a redirect to a payment provider, and a nonce, until the buyer returns or for at most an hour.
   */
  paymentVisit: 'visit',
  /**
   * Edits of an account's cart that the server had not confirmed when the page was left, until the next page has
   * compared them with the cart.
   */
  edits: 'visit',
  /** Number of lines in an account's last cart, for the height of its skeleton. */
  cartLength: 'visit',
  /**
   * Whether a buyer was signed in: the next page shows the navigation for buyers until the session is known. A hint,
   * never trusted.
   */
  buyer: 'account',
  /** Reminders that were shown, by id and time, so that only one tab shows each; the newest sixty. */
  reminderRung: 'account',
  /**
   * Commits in progress, as hashes without personal data, until a final outcome was shown: an order can be looked up
   * even after a sign-out.
   */
  intent: 'browser',
  /** Display preferences, such as page size. */
  preference: 'browser',
} as const;

/** A kind of stored data; part of its key. */
export type StoredKind = keyof typeof storedKeys;

/** Creates a store in memory, for tests, for `storage: 'memory'`, and for browsers that block storage. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/**
 * Wraps a browser storage so that it never throws: values that it rejects are kept in memory until the page unloads.
 */
function withMemoryFallback(open: () => Storage): KeyValueStore {
  const fallback = memoryStore();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => fallback.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const isStored = attempt((storage) => (storage.setItem(key, value), true), false);
      if (isStored) fallback.remove(key);
      else fallback.set(key, value);
    },
    remove: (key) => {
      fallback.remove(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => {
      const own = attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''), []);
      return [...new Set([...own, ...fallback.keys()])];
    },
  };
}

const memory = { session: memoryStore(), local: memoryStore() };
const browser = {
  session: withMemoryFallback(() => window.sessionStorage),
  local: withMemoryFallback(() => window.localStorage),
};

/** Number of sign-outs in this page. */
let visits = 0;

/** Wraps a store for the time until sign-out: afterwards a widget that unmounts cannot write to it. */
function thisVisit(store: KeyValueStore): KeyValueStore {
  const visit = visits;
  return { ...store, set: (key, value) => void (visit === visits && store.set(key, value)) };
}

const openVisit = () => ({
  memory: { session: thisVisit(memory.session), local: thisVisit(memory.local) },
  browser: { session: thisVisit(browser.session), local: thisVisit(browser.local) },
});
let visit = openVisit();

/** Returns the store for a kind of data. */
export function storeFor(kind: StoredKind, choice: StorageChoice): KeyValueStore {
  const lifetime = storedKeys[kind];
  const place = choice === 'memory' ? 'memory' : 'browser';
  if (lifetime === 'browser') return { memory, browser }[place].local;
  return visit[place][lifetime === 'visit' ? 'session' : 'local'];
}

/**
 * Removes all data of an adapter's account, guest and unfinished forms, except the given kinds; stores returned earlier
 * can no longer write.
 */
export function forgetStored(adapterId: string, choice: StorageChoice, keep: readonly StoredKind[] = []): void {
  visits += 1;
  visit = openVisit();
  // The keys are exactly the declared ones, which the type of Object.keys cannot express.
  for (const kind of Object.keys(storedKeys) as StoredKind[]) {
    if (storedKeys[kind] === 'browser' || keep.includes(kind)) continue;
    const store = storeFor(kind, choice);
    // The trailing colon distinguishes `store` from `store-2`.
    const own = `${storedKey(kind, adapterId)}:`;
    for (const key of store.keys()) if (`${key}:`.startsWith(own)) store.remove(key);
  }
}

/** Returns the full key: the kind, then the parts that distinguish entries of that kind. */
export const storedKey = (kind: StoredKind, ...parts: readonly string[]): string =>
  ['tradefront:1', kind, ...parts.map(encodeURIComponent)].join(':');

/**
 * Reads a stored JSON value through a parser; removes an invalid value and returns null. Stored values are untrusted:
 * they can be corrupt, from another application or tampered with.
 */
export function readStored<T>(store: KeyValueStore, key: string, parse: (value: unknown) => T | null): T | null {
  const text = store.get(key);
  if (text === null) return null;
  try {
    const value = parse(JSON.parse(text));
    if (value !== null) return value;
  } catch {
    // Invalid JSON is handled like any other value that does not parse.
  }
  store.remove(key);
  return null;
}

/** An own property of a parsed value as a string; null when it is anything else. */
export function ownString(value: unknown, name: string): string | null {
  const property = ownValue(value, name);
  return typeof property === 'string' ? property : null;
}

/** An own property of a parsed value as a finite number; null when it is anything else. */
export function ownNumber(value: unknown, name: string): number | null {
  const property = ownValue(value, name);
  return typeof property === 'number' && Number.isFinite(property) ? property : null;
}

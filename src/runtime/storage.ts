import { ownValue } from '../rules/read';

/** Where a widget may keep things: the browser's storages, or nowhere beyond this page. */
export type StorageChoice = 'session and local' | 'memory';

/** The part of the Web Storage interface that is used. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/**
 * Every key that is stored, where and for how long (decision 45). The version is part of the key:
 * a newer format never reads an older one's value.
 * - `visit`: this tab's session storage, until the tab is closed or the buyer signs out.
 * - `account`: this browser's local storage, until the buyer signs out.
 * - `browser`: this browser's local storage. Nothing in it is of an account, so a sign-out leaves it.
 */
export const storedKeys = {
  /** Id of the effective account. A hint, never trusted. */
  account: 'visit',
  /** Guest's last name, email and phone number, until they sign in or the order is placed. */
  guest: 'visit',
  /** What the confirmation of a guest's order shows, who can not read it back, until their next cart or sign-in. */
  guestOrder: 'visit',
  /** What a guest has in the cart: ids, SKUs, names and quantities, until the buyer who signed in says what to do with it. */
  guestCart: 'visit',
  /** Answers of an unfinished checkout, until the order is placed. */
  draft: 'visit',
  /** Rows of an order being built, by account, until they are in the cart. */
  builderDraft: 'visit',
  /** Answers of a support ticket that is not sent, by account, until it is sent or begun anew. */
  caseDraft: 'visit',
  /** What a buyer changed of their own record and did not save, by user, until it is saved or discarded. */
  profileDraft: 'visit',
  /** Answers of an unfinished registration, without the codes that verify it, until its end is known or it is begun anew. */
  registration: 'visit',
  /** A message to customer service that is not sent, by account or a guest's, until it is sent or begun anew. */
  contactDraft: 'visit',
  /** Id of the shopping list used last, by account. A hint. */
  lastList: 'visit',
  /** Quantities typed into the list of products or set on its cards and not added yet, by account, until they are added, cleared or the account is left. */
  entries: 'visit',
  /** What was answered before a payment provider's page took the window, and a nonce, until the buyer is back, an hour at most. */
  paymentVisit: 'visit',
  /** How many lines a cart had last, by account, for the height of its skeleton. */
  cartLength: 'visit',
  /** A buyer was signed in: the next page shows a buyer's navigation until the session is known. A hint, never trusted. */
  buyer: 'account',
  /** Which reminders were shown, by id and time, so that one tab alone shows each; the newest sixty. */
  reminderRung: 'account',
  /** Commits under way, as hashes without personal data, until a final outcome was shown: an order is found again after a sign-out too. */
  intent: 'browser',
  /** What a person chose about the look of a widget, such as page size. */
  preference: 'browser',
} as const;

/** Names one kind of stored thing; part of its key. */
export type StoredKind = keyof typeof storedKeys;

/** A store in memory: for tests, for `storage: 'memory'` and where the browser refuses its own. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** A browser storage that never throws: what it refuses is kept in memory for as long as the page lives. */
function withMemoryFallback(open: () => Storage): KeyValueStore {
  const spare = memoryStore();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => spare.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const kept = attempt((storage) => (storage.setItem(key, value), true), false);
      if (kept) spare.remove(key);
      else spare.set(key, value);
    },
    remove: (key) => {
      spare.remove(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => {
      const own = attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''), []);
      return [...new Set([...own, ...spare.keys()])];
    },
  };
}

const memory = { session: memoryStore(), local: memoryStore() };
const browser = {
  session: withMemoryFallback(() => window.sessionStorage),
  local: withMemoryFallback(() => window.localStorage),
};

/** Counts sign-outs of this page. */
let visits = 0;

/** A store as this visit may use it: once the buyer signed out, a widget that is being taken down keeps nothing. */
function thisVisit(store: KeyValueStore): KeyValueStore {
  const mine = visits;
  return { ...store, set: (key, value) => void (mine === visits && store.set(key, value)) };
}

const openVisit = () => ({
  memory: { session: thisVisit(memory.session), local: thisVisit(memory.local) },
  browser: { session: thisVisit(browser.session), local: thisVisit(browser.local) },
});
let visit = openVisit();

/** The store in which a kind of thing is kept. */
export function storeFor(kind: StoredKind, choice: StorageChoice): KeyValueStore {
  const lifetime = storedKeys[kind];
  const place = choice === 'memory' ? 'memory' : 'browser';
  if (lifetime === 'browser') return { memory, browser }[place].local;
  return visit[place][lifetime === 'visit' ? 'session' : 'local'];
}

/** Removes everything an adapter's account, guest and unfinished answers left, except the kinds to keep; stores handed out before write no more. */
export function forgetStored(adapterId: string, choice: StorageChoice, keep: readonly StoredKind[] = []): void {
  visits += 1;
  visit = openVisit();
  // Its own keys, which Object.keys can not say.
  for (const kind of Object.keys(storedKeys) as StoredKind[]) {
    if (storedKeys[kind] === 'browser' || keep.includes(kind)) continue;
    const store = storeFor(kind, choice);
    // With a colon at the end, so that `store` is not taken for `store-2`.
    const own = `${storedKey(kind, adapterId)}:`;
    for (const key of store.keys()) if (`${key}:`.startsWith(own)) store.remove(key);
  }
}

/** The full key of a thing: its kind, then the parts that tell it from others of the kind. */
export const storedKey = (kind: StoredKind, ...parts: readonly string[]): string =>
  ['tradefront:1', kind, ...parts.map(encodeURIComponent)].join(':');

/**
 * Reads a stored JSON value through a parser; what does not parse is removed and reads as null.
 * Nothing read back is trusted: it may be corrupt, foreign or tampered with.
 */
export function readStored<T>(store: KeyValueStore, key: string, parse: (value: unknown) => T | null): T | null {
  const text = store.get(key);
  if (text === null) return null;
  try {
    const value = parse(JSON.parse(text));
    if (value !== null) return value;
  } catch {
    // Not JSON: treated like any other value that does not parse.
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

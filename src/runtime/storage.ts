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
 * a newer format never reads an older one's value. A `session` or `visit` thing is this tab's, and a visit ends with the
 * sign-out too; a `local` thing is this browser's.
 */
export const storedKeys = {
  /** Id of the effective account; this tab, until it is closed or the buyer signs out. A hint, never trusted. */
  account: 'visit',
  /** Guest's last name, email and phone number; this tab, cleared on sign-in, sign-out and completion. */
  guest: 'visit',
  /** Answers of an unfinished checkout; this tab, until the order is placed. */
  draft: 'visit',
  /** Rows of an order being built, by account; this tab, until they are in the cart, cleared with the account on sign-out. */
  builderDraft: 'visit',
  /** Answers of a support ticket that is not sent, by account; this tab, until it is sent or begun anew, cleared with the account on sign-out. */
  caseDraft: 'visit',
  /** What a buyer changed of their own record and did not save, by user; this tab, until it is saved or discarded, cleared on sign-out. */
  profileDraft: 'visit',
  /** Answers of an unfinished registration, without the codes that verify it; this tab, until its end is known or it is begun anew. */
  registration: 'visit',
  /** A message to customer service that is not sent, by account or a guest's; this tab, until it is sent or begun anew, cleared on sign-out. */
  contactDraft: 'visit',
  /** Id of the shopping list used last, by account; this tab, cleared with the account on sign-out. A hint. */
  lastList: 'visit',
  /** Quantities typed into the list of products and not added yet, by account; this tab, until they are added, cleared or the account is left. */
  entries: 'visit',
  /** What was answered before a payment provider's page took the window, and a nonce; this tab, until the buyer is back, an hour at most. */
  paymentVisit: 'visit',
  /** Commits under way, with no personal data; this browser, until a final outcome was shown. */
  intent: 'local',
  /** Which reminders were told of, by id and time, so that one tab alone tells; this browser, the newest sixty. */
  reminderRung: 'local',
  /** What a person chose about the look of a widget, such as page size; this browser. */
  preference: 'local',
  /** How many lines an account's cart had last, for the height of what stands in its place while it loads; this tab. */
  cartLength: 'session',
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
function guarded(open: () => Storage): KeyValueStore {
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
const browser = { session: guarded(() => window.sessionStorage), local: guarded(() => window.localStorage) };

/** The store in which a kind of thing is kept. */
export const storeFor = (kind: StoredKind, choice: StorageChoice): KeyValueStore =>
  (choice === 'memory' ? memory : browser)[storedKeys[kind] === 'local' ? 'local' : 'session'];

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

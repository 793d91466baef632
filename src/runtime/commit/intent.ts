import { ownValue } from '../../rules/read';
import { type KeyValueStore, ownNumber, ownString, readStored, storedKey } from '../storage';
import { RESPONSE_TIMEOUT_MS } from './commit-limits';

/**
 * A stored commit in progress, which survives reloads. It contains no personal data and no content: the payload is a
 * hash.
 */
export interface Intent {
  /** The idempotency key: one per intent, the same for all its attempts (decision 42). */
  readonly id: string;
  readonly adapter: string;
  /** Null for a guest. */
  readonly account: string | null;
  /** Hash of the user's id, so that another person in the same browser does not see it. */
  readonly user: string;
  readonly operation: string;
  readonly payload: string;
  /** Handle of the latest attempt, for look-ups. */
  readonly handle: string;
  /** Epoch milliseconds at which the attempt was sent. */
  readonly time: number;
}

/** Storage of intents. */
export interface IntentStore {
  save(intent: Intent): void;
  remove(id: string): void;
  /** Intents of one adapter and user, oldest first. */
  list(adapter: string, user: string): readonly Intent[];
}

/** Parses a stored intent; null when a part is missing or has the wrong type. */
export function parseIntent(value: unknown): Intent | null {
  const id = ownString(value, 'id');
  const adapter = ownString(value, 'adapter');
  const account = ownString(value, 'account');
  const forGuest = account === null && ownValue(value, 'account') === null;
  const user = ownString(value, 'user');
  const operation = ownString(value, 'operation');
  const payload = ownString(value, 'payload');
  const handle = ownString(value, 'handle');
  const time = ownNumber(value, 'time');
  if (
    !id ||
    !adapter ||
    (account === null && !forGuest) ||
    user === null ||
    !operation ||
    payload === null ||
    handle === null ||
    time === null
  ) {
    return null;
  }
  return { id, adapter, account, user, operation, payload, handle, time };
}

/** Stores intents in a key-value store, each under its own key, so that tabs do not overwrite each other's. */
export function intentStore(store: KeyValueStore): IntentStore {
  return {
    save: (intent) => store.set(storedKey('intent', intent.id), JSON.stringify(intent)),
    remove: (id) => store.remove(storedKey('intent', id)),
    list: (adapter, user) => {
      const prefix = `${storedKey('intent')}:`;
      return store
        .keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => readStored(store, key, parseIntent) ?? [])
        .filter((intent) => intent.adapter === adapter && intent.user === user)
        .sort((a, b) => a.time - b.time);
    },
  };
}

/**
 * Tells whether the tab that sent an intent is still waiting for its response. Not needed for correctness: without
 * locks an intent counts as abandoned when its response is overdue, and closing one too early only makes the backend
 * refuse the attempt.
 */
export interface IntentLock {
  /** Holds the lock of an intent while `work` runs. */
  hold(id: string, work: () => Promise<void>): Promise<void>;
  /** Whether no tab holds the lock. `age` is the time since it was sent, in milliseconds. */
  free(id: string, age: number): Promise<boolean>;
}

const lockName = (id: string) => `tradefront:1:intent:${id}`;

/** Uses the Web Locks API if available, otherwise `timedLock`. */
export function browserLock(): IntentLock {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (locks === undefined) return timedLock;
  return {
    hold: (id, work) => locks.request(lockName(id), work),
    free: (id) => locks.request(lockName(id), { ifAvailable: true }, (lock) => lock !== null),
  };
}

/** For browsers without the Web Locks API: an intent counts as abandoned when its response is overdue. */
export const timedLock: IntentLock = {
  hold: (_id, work) => work(),
  free: (_id, age) => Promise.resolve(age > RESPONSE_TIMEOUT_MS * 2),
};

/** Stable 64-bit fingerprint of a value, to detect a changed payload. Not cryptographically secure. */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/** Formats a value as JSON with sorted keys, so that equal values have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

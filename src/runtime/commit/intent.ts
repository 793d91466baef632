import { ownValue } from '../../rules/read';
import { type KeyValueStore, ownNumber, ownString, readStored, storedKey } from '../storage';
import { RESPONSE_TIMEOUT_MS } from './commit-limits';

/** A commit under way, as it is kept over reloads. It names no person and no content: the payload is a hash. */
export interface Intent {
  /** The idempotency key: one for each intent, the same on every attempt (decision 42). */
  readonly id: string;
  readonly adapter: string;
  /** Null for a guest. */
  readonly account: string | null;
  /** Hash of the user's id, so that another person at the same browser is not shown it. */
  readonly user: string;
  readonly operation: string;
  readonly payload: string;
  /** What the backend can be asked about: of the latest attempt. */
  readonly handle: string;
  /** When the attempt was sent, epoch milliseconds. */
  readonly time: number;
}

/** Where intents are kept. */
export interface IntentStore {
  save(intent: Intent): void;
  remove(id: string): void;
  /** Intents of one adapter and user, oldest first. */
  list(adapter: string, user: string): readonly Intent[];
}

/** A stored value as an intent; null when any part is missing or of another kind. */
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

/** Intents in a key-value store, one key for each, so that tabs do not overwrite each other's. */
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
 * Tells whether the tab that sent an intent is still at it. Correctness does not hang on it: without locks an
 * intent counts as left behind when its answer is overdue, and closing one too early only refuses the attempt.
 */
export interface IntentLock {
  /** Holds the intent while work runs. */
  hold(id: string, work: () => Promise<void>): Promise<void>;
  /** Whether nobody holds it. `age` is how long ago it was sent, in milliseconds. */
  free(id: string, age: number): Promise<boolean>;
}

const lockName = (id: string) => `tradefront:1:intent:${id}`;

/** Locks of the browser where it has them. */
export function browserLock(): IntentLock {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (locks === undefined) return timedLock;
  return {
    hold: (id, work) => locks.request(lockName(id), work),
    free: (id) => locks.request(lockName(id), { ifAvailable: true }, (lock) => lock !== null),
  };
}

/** For browsers without locks: an intent is left behind once its answer is overdue. */
export const timedLock: IntentLock = {
  hold: (_id, work) => work(),
  free: (_id, age) => Promise.resolve(age > RESPONSE_TIMEOUT_MS * 2),
};

/** A short, stable fingerprint of a value (64 bits, not for secrets): tells whether a payload changed. */
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

/** JSON with sorted keys: the same value gives the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

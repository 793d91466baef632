import { type KeyValueStore, readStored, type StorageChoice, storedKey, storeFor } from '../storage';

/** How many keys are remembered: more than anybody is reminded of in a week. */
const MOST = 60;

/** Answers with true to one of all tabs that ask for the same key. */
export type ReminderClaim = (key: string) => Promise<boolean>;

/**
 * Claims a reminder for this tab: the first that asks has it. Claims are kept in the browser, so that a tab that wakes
 * later finds them; with a lock of the browser's where it has them, two that ask at once are told apart for certain.
 */
export function createReminderClaim(adapterId: string, storage: StorageChoice): ReminderClaim {
  const store = storeFor('reminderRung', storage);
  const storeKey = storedKey('reminderRung', adapterId);
  const claim = (key: string): boolean => {
    const known = claimedIn(store, storeKey);
    if (known.includes(key)) return false;
    store.set(storeKey, JSON.stringify([...known, key].slice(-MOST)));
    return true;
  };
  return async (key) => {
    const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
    return locks === undefined ? claim(key) : locks.request(`tradefront:1:reminders:${adapterId}`, () => claim(key));
  };
}

const claimedIn = (store: KeyValueStore, key: string): readonly string[] =>
  readStored(store, key, (value) =>
    Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null,
  ) ?? [];

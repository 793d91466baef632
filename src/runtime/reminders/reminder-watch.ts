import type { Reminder } from '../../domain';
import { instantMs } from '../../rules';
import type { Clock } from '../clock';
import { type KeyValueStore, readStored, type StorageChoice, storedKey, storeFor } from '../storage';

/**
 * Maximum milliseconds between checks of the clock: timers stop while the device sleeps, and clocks can be adjusted.
 */
const LOOK = 30_000;
/** Milliseconds after which a missed reminder is not shown any more; the list of notifications still has it. */
const TOO_LATE = 24 * 3_600_000;

/** One occurrence of a reminder. */
export interface DueReminder {
  readonly reminder: Reminder;
  /** Epoch milliseconds at which it is due. */
  readonly at: number;
  /** Equal in all tabs. */
  readonly key: string;
}

/** Dependencies and callback of a reminder watch. */
export interface WatchOptions {
  readonly now: Clock;
  readonly onDue: (due: DueReminder) => void;
  readonly wait?: (look: () => void, milliseconds: number) => () => void;
}

/** Checks the clock for due reminders. */
export interface ReminderWatch {
  /**
   * Replaces the upcoming reminders. Reports those that became due meanwhile first, because the new list no longer has
   * them.
   */
  set(reminders: readonly Reminder[]): void;
  /** Checks the clock now, for example when the page becomes visible. */
  look(): void;
  stop(): void;
}

/** Calls `onDue` once per reminder, when it is due or after the device wakes up. */
export function watchReminders({ now, onDue, wait = timer }: WatchOptions): ReminderWatch {
  let pending = new Map<string, DueReminder>();
  const reportedKeys = new Set<string>();
  let stopWaiting = (): void => {};

  function look(): void {
    stopWaiting();
    const time = now();
    for (const due of [...pending.values()].sort((a, b) => a.at - b.at)) {
      if (due.at > time) continue;
      pending.delete(due.key);
      if (reportedKeys.has(due.key)) continue;
      reportedKeys.add(due.key);
      if (time - due.at < TOO_LATE) onDue(due);
    }
    const next = Math.min(...[...pending.values()].map(({ at }) => at - time));
    if (Number.isFinite(next)) stopWaiting = wait(look, Math.min(Math.max(next, 0), LOOK));
  }

  return {
    set(reminders) {
      look();
      pending = new Map(
        reminders.flatMap((reminder) => {
          const at = instantMs(reminder.at);
          const key = `${reminder.id}@${String(at)}`;
          return at === null || reminder.isOn === false ? [] : [[key, { reminder, at, key }] as const];
        }),
      );
      look();
    },
    look,
    stop() {
      stopWaiting();
      pending = new Map();
    },
  };
}

const timer = (look: () => void, milliseconds: number): (() => void) => {
  const id = setTimeout(look, milliseconds);
  return () => clearTimeout(id);
};

/** Number of remembered keys: more than the reminders of a week. */
const MOST = 60;

/** Resolves to true in exactly one of the tabs that claim the same key. */
type ReminderClaim = (key: string) => Promise<boolean>;

/**
 * Claims a reminder for the first tab that asks. Claims are stored in the browser, so that tabs that become active
 * later find them; the Web Locks API, if available, excludes simultaneous claims.
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

import type { Reminder } from '../../domain';
import { instantMs } from '../../rules';
import type { Clock } from '../clock';
import { type KeyValueStore, readStored, type StorageChoice, storedKey, storeFor } from '../storage';

/** Milliseconds after which the time is looked at again: timers sleep with the device, and clocks are set. */
const LOOK = 30_000;
/** Milliseconds after which a reminder that was slept through is no longer worth a call: the list of notifications has it. */
const TOO_LATE = 24 * 3_600_000;

/** A reminder at one of its times. */
export interface DueReminder {
  readonly reminder: Reminder;
  /** When it was due, epoch milliseconds. */
  readonly at: number;
  /** The same for every tab. */
  readonly key: string;
}

/** What tells a watch the time, and hears of what is due. */
export interface WatchOptions {
  readonly now: Clock;
  readonly onDue: (due: DueReminder) => void;
  readonly wait?: (look: () => void, milliseconds: number) => () => void;
}

/** Watches the time for reminders. */
export interface ReminderWatch {
  /** What is still to come, as it is known now. What was due meanwhile is told first: the new list no longer has it. */
  set(reminders: readonly Reminder[]): void;
  /** Looks at the time: after sleep, and when the page is looked at again. */
  look(): void;
  stop(): void;
}

/** Tells of each reminder once, when it is due or as soon as the page is awake again. */
export function watchReminders({ now, onDue, wait = timer }: WatchOptions): ReminderWatch {
  let pending = new Map<string, DueReminder>();
  const told = new Set<string>();
  let stopWaiting = (): void => {};

  function look(): void {
    stopWaiting();
    const time = now();
    for (const due of [...pending.values()].sort((a, b) => a.at - b.at)) {
      if (due.at > time) continue;
      pending.delete(due.key);
      if (told.has(due.key)) continue;
      told.add(due.key);
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

/** How many keys are remembered: more than anybody is reminded of in a week. */
const MOST = 60;

/** Answers with true to one of all tabs that ask for the same key. */
type ReminderClaim = (key: string) => Promise<boolean>;

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

import { RESPONSE_TIMEOUT_MS } from './commit-limits';

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
